import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOpenDay, isSameLesson } from '#domain/classroom/lessons';
import { outcomeOf } from '#domain/classroom/outcome';
import { registerOf, standingTaps, UNTOUCHED } from '#domain/classroom/register';
import { seated } from '#domain/classroom/setup';
import { pupilsOf, type TapAction } from '#domain/classroom/taps';
import { PENALTY_PERCENT, percentOf } from '#domain/penalties/percentage';
import { IN_CLASS, shortNames } from '#domain/roster/short-names';
import { useSchoolNow } from '#web/calendar/school-now.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import type { ClassLesson } from '#wire/classroom';
import { lessonQuery } from './queries.ts';
import { useTapsOutbox } from './taps-outbox.ts';
import { actionFor, type Choice, isAttendance, readChoice, rememberChoice } from './tools.ts';

/** What has been said of the pupils: what the server knows, and what is still on its way. */
const useTaps = (lesson: ClassLesson) => {
  const outbox = useTapsOutbox();
  const { day, period, grade, section } = lesson;
  const at = { day, period, grade, section };
  const waiting = outbox.state
    .use()
    .filter((each) => isSameLesson(each.at, at))
    .map(({ tap }) => tap);
  const say = (action: TapAction): void =>
    outbox.change((before) => [...before, { at, tap: { ...action, key: newRequestKey() } }]);
  return { waiting, taps: [...lesson.taps, ...waiting], isHeld: outbox.isHeld.use(), say };
};

/** The tool in the teacher's hand, and those whom it will be used on together. */
const useTool = () => {
  const [choice, setChoice] = useState(readChoice);
  const [several, setSeveral] = useState<ReadonlySet<number> | null>(null);
  return {
    choice,
    choose: (part: Partial<Choice>): void => {
      const next = { ...choice, ...part };
      setChoice(next);
      rememberChoice(next);
    },
    several,
    setSeveral,
    toggle: (id: number): void => {
      const next = new Set(several);
      if (!next.delete(id)) next.add(id);
      setSeveral(next);
    },
  };
};

/** A lesson as it stands on this device, and all that a finger does in it. */
export const useRoom = (lesson: ClassLesson) => {
  const { waiting, taps, isHeld, say } = useTaps(lesson);
  const tool = useTool();
  const [isCorrecting, setCorrecting] = useState(false);
  const register = registerOf(taps);
  const pupils = seated(lesson.pupils, lesson.seats);
  const names = new Map(Array.from(shortNames(lesson.pupils, IN_CLASS), ([{ id }, name]) => [id, name]));
  const ids = new Set(pupils.map(({ id }) => id));
  const outcome = outcomeOf(register, (id) => ids.has(id));
  const stateOf = (id: number) => register.pupils.get(id) ?? UNTOUCHED;
  const isEnded = lesson.endedAt !== null || taps.some(({ type }) => type === 'end');
  const now = useSchoolNow(useQuery(lessonQuery(lesson)));
  const isOpen = isOpenDay(lesson.day, now.day);
  const canTap = isOpen && (!isEnded || isCorrecting);
  const standing = standingTaps(taps).filter(({ type }) => type !== 'end');
  const ofOthers = new Set(lesson.ofOthers);

  const use = (chosen: readonly number[]): void => {
    const { choice } = tool;
    const [first] = chosen;
    if (choice.tool === 'helper') {
      if (first !== undefined && register.helperId !== first) say({ type: 'helper', studentId: first });
      return;
    }
    // Who is here already need not be said to be here again.
    const isNews = (id: number) => {
      const { attendance } = stateOf(id);
      const minutes = choice.tool === 'late' ? choice.minutesLate : null;
      return !isAttendance(choice.tool) || attendance?.is !== choice.tool || attendance.minutesLate !== minutes;
    };
    const action = actionFor(choice, chosen.filter(isNews), lesson.presets.presets);
    if (action && chosen.some(isNews)) say(action);
  };
  // A colleague may end the lesson meanwhile.
  useEffect(() => {
    if (!canTap) tool.setSeveral(null);
  }, [canTap, tool.setSeveral]);

  return {
    lesson,
    now,
    tool,
    pupils,
    nameOf: (id: number): string => names.get(id) ?? '',
    register,
    outcome,
    stateOf,
    /** Percent on the way to a penalty, with what this lesson will add. */
    conductOf: (id: number, before: number): number => {
      if (lesson.written) return before;
      const lines = outcome.conduct.filter(({ studentId }) => studentId === id);
      return Math.min(PENALTY_PERCENT, before + lines.reduce((sum, { incident }) => sum + percentOf(incident), 0));
    },
    unsaid: pupils.filter(({ id }) => stateOf(id).attendance === null).map(({ id }) => id),
    waiting,
    /** Shown as waiting: what is only on its way is there before the eye sees it. */
    waitingIds: new Set(isHeld ? waiting.flatMap(pupilsOf) : []),
    isHeld,
    isEnded,
    isOpen,
    canTap,
    isCorrecting,
    setCorrecting,
    standing,
    /** What one press takes back: never what a colleague has just said. */
    lastOwn: standing.findLast(({ key }) => !ofOthers.has(key)),
    say,
    press: (id: number): void => {
      if (!canTap) return;
      if (tool.several) tool.toggle(id);
      else use([id]);
    },
    applySeveral: (): void => {
      use([...(tool.several ?? [])]);
      tool.setSeveral(null);
    },
    undo: (key: string): void => say({ type: 'undo', undoes: key }),
  };
};
export type Room = ReturnType<typeof useRoom>;
