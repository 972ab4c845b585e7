"""Draw the lessons' pictures: one function each, `language` in, Picture out."""

from course.pictures.bill_staircase import bill_staircase
from course.pictures.cloakroom_tickets import cloakroom_tickets
from course.pictures.error_slot import error_slot
from course.pictures.fan_out import fan_out
from course.pictures.history_lanes import history_lanes
from course.pictures.model_call import model_call

__all__ = [
    "bill_staircase",
    "cloakroom_tickets",
    "error_slot",
    "fan_out",
    "history_lanes",
    "model_call",
]
