"""From a lesson's one source to the notebooks of every edition.

Read in this order: ``lesson`` (the percent script), ``lint`` and ``stub`` (what
it must keep to), ``units``, ``catalog``, ``update``, ``keeps`` and ``translate``
(its editions), ``notebook``, ``execute``, ``outputs`` and ``release`` (the two
notebooks), ``edition`` and ``course_build`` (one edition, all of them).
"""
