"""The shop's order database: what the tools of Part I read."""

from course.errors import CourseError
from course.languages import language as read_language


class DatabaseDown(CourseError):
    """Stand for a driver's exception; its message is not meant for a model."""


class Shop:
    """Answer look-ups of orders in one edition's words.

    `language` is an edition's code; ``shop.language`` is its Language.
    """

    def __init__(self, language):
        self.language = read_language(language)

    def find(self, order_id):
        """Return the order {id, status, eta, until, customer}, or None.

        `order_id` is a string. Every call returns a new dict.
        """
        order = self.language.orders.get(order_id) if isinstance(order_id, str) else None
        return None if order is None else {"id": order_id, **order}

    @classmethod
    def down(cls, language, error=None):
        """Return a shop whose database cannot be reached: `find` raises.

        error: the exception to raise; by default DatabaseDown, with the sort
        of detail that drivers leak.
        """
        return _ShopDown(language, error)


class _ShopDown(Shop):
    def __init__(self, language, error):
        super().__init__(language)
        self._error = error or DatabaseDown(
            "could not connect to db.internal:5432 as shop_rw (password=hunter2)"
        )

    def find(self, order_id):
        """Raise the error."""
        raise self._error
