"""走课: where a learner stands in a lesson."""

from gouji.engine.actions import Action
from gouji.engine.events import Events
from gouji.lessons.lesson import Lesson, Scene
from gouji.lessons.texts import Text


class Course:
    """走课: walks through the scenes of a lesson; past its ends there is nowhere to go."""

    def __init__(self, lesson: Lesson) -> None:
        """Stand at the beginning."""
        self.lesson = lesson
        self._position = 0

    @property
    def scene(self) -> Scene:
        """一幕: where the learner stands."""
        return self.lesson.scenes[self._position]

    @property
    def is_over(self) -> bool:
        """终: whether all is played."""
        return self._position == len(self.lesson.scenes) - 1

    @property
    def is_begun(self) -> bool:
        """开始: whether the learner has played already."""
        return any(scene.step for scene in self.lesson.scenes[: self._position])

    @property
    def so_far(self) -> Events:
        """经过: all that has happened in the lesson."""
        scenes = self.lesson.scenes[: self._position + 1]
        return tuple(event for scene in scenes for event in scene.events)

    def is_right(self, act: Action) -> bool:
        """对: whether this is what the learner is asked to do."""
        step = self.scene.step
        return step is not None and step.act == act

    def answer(self, act: Action) -> Text | None:
        """解答: why another play is not the right one; ``None`` if the lesson does not say."""
        step = self.scene.step
        return step.answers.get(act) if step else None

    def go_on(self) -> None:
        """Go to the next scene, over the learner's own play as over anybody's."""
        if not self.is_over:
            self._position += 1

    def go_on_to_step(self) -> None:
        """Go over what the others play to the learner's next decision, or to the end."""
        while self.scene.step is None and not self.is_over:
            self.go_on()

    def back(self) -> None:
        """Go back to the decision before, or else to the beginning."""
        before = range(self._position - 1, -1, -1)
        asking = (place for place in before if self.lesson.scenes[place].step)
        self._position = next(asking, 0)
