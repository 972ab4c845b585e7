"""The steps that nbgrader runs for us, one verb each.

``nbgrader_config.py`` names them, so that ``nbgrader autograde``, the
formgrader and every other nbgrader command use them.
"""
