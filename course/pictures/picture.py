"""Hold a finished picture and show it in a notebook."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """Pair an SVG with a sentence that says the same in words."""

    svg: str
    description: str

    def _repr_mimebundle_(self, include=None, exclude=None):
        """Return what IPython displays: the SVG, or the words where it cannot."""
        return {"image/svg+xml": self.svg, "text/plain": self.description}
