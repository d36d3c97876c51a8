import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { LESSON_PROGRESS, type LessonStatus, nextStatus, weekProgress } from '#domain/curriculum/lessons';
import { ownSchedule as texts } from '#strings/curriculum/pupil';
import { api, messageOf } from '#web/lib/api.ts';
import { playRight, playWin } from '#web/lib/sound.ts';
import { toast } from '#web/ui/toast.tsx';
import { ownCurriculumQuery } from './queries.ts';
import { type OwnLesson, ownLessons, withMark } from './schedule.ts';

type Place = Pick<OwnLesson, 'week' | 'id'>;

const { queryKey } = ownCurriculumQuery;
const mutationKey = ['marking-lesson'];
const keyOf = ({ week, id }: Place): string => `${week}/${id}`;

/**
 * A press shows at once. Presses are sent one after the other, since each is a step from the one before; where one is
 * refused, the lesson goes back to what the server last had.
 */
export const useMarkLesson = () => {
  const client = useQueryClient();
  const stored = useRef(new Map<string, LessonStatus>());
  const show = ({ week, id }: Place, status: LessonStatus) =>
    client.setQueryData(
      queryKey,
      (shown) => shown && withMark(shown, { week, lessonId: id, status, progress: LESSON_PROGRESS[status] }),
    );
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'marking-lesson' },
    mutationFn: ({ termId, status, ...place }: Place & { termId: number; status: LessonStatus }) =>
      api('POST /api/student/curriculum/progress', {
        body: { termId, week: place.week, lessonId: place.id, status },
      }),
    onSuccess: ({ status }, place) => stored.current.set(keyOf(place), status),
    onError: (error, place) => {
      show(place, stored.current.get(keyOf(place)) ?? 'upcoming');
      toast.bad(messageOf(error));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      stored.current.clear();
      void client.invalidateQueries({ queryKey });
    },
  });

  const celebrate = (pressed: OwnLesson): void => {
    const shown = client.getQueryData(queryKey);
    const week = shown ? ownLessons(shown, pressed.course).filter((each) => each.week === pressed.week) : [];
    if (weekProgress(week.map(({ status }) => status)) === 100) {
      playWin();
      toast.passing(texts.weekDone(pressed.week));
    } else playRight();
  };

  return (lesson: OwnLesson): LessonStatus => {
    const shown = client.getQueryData(queryKey);
    if (!shown) return lesson.status;
    // As it stands by now and not as it was last drawn: a second press may come before the first is on the screen.
    const before =
      ownLessons(shown, lesson.course).find((each) => keyOf(each) === keyOf(lesson))?.status ?? lesson.status;
    const status = nextStatus(before);
    if (!stored.current.has(keyOf(lesson))) stored.current.set(keyOf(lesson), before);
    // An answer under way would put the mark back.
    void client.cancelQueries({ queryKey });
    show(lesson, status);
    mutate({ termId: shown.term.id, week: lesson.week, id: lesson.id, status });
    if (status === 'completed') celebrate(lesson);
    return status;
  };
};
