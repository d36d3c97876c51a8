import { useState } from 'react';
import { leftBehindWords as texts } from '#strings/left-behind';
import { isWaitingTap, type WaitingTap } from '#web/classroom/kept-taps.ts';
import { isSameLesson } from '#web/classroom/queries.ts';
import { WAITING_TAPS } from '#web/classroom/waiting.ts';
import { WAITING_CELLS } from '#web/exams/waiting.ts';
import { itemsIn } from '#web/lib/kept-list.ts';
import { leftBehind, type Owner, takeOver, throwAway, type Waiting } from '#web/lib/left-behind.ts';
import { WAITING_MARKS } from '#web/tracking/waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';

const lessonsOf = (taps: readonly WaitingTap[]): string[] => {
  const lessons = new Map(taps.map(({ at }) => [`${at.day} ${at.period} ${at.grade}`, at]));
  return Array.from(lessons.values(), (lesson) =>
    texts.taps(taps.filter(({ at }) => isSameLesson(at, lesson)).length, lesson),
  );
};

/** What there is of each kind; what cannot be read is counted too. */
const linesOf = (left: readonly Waiting[]): string[] => {
  const of = (kind: string) => left.filter(({ what }) => what === kind);
  const taps = itemsIn(
    of(WAITING_TAPS).map(({ written }) => written),
    isWaitingTap,
  );
  const [marks, cells] = [of(WAITING_MARKS).length, of(WAITING_CELLS).length];
  const others = left.length - taps.length - marks - cells;
  return [
    ...lessonsOf(taps),
    ...(marks > 0 ? [texts.marks(marks)] : []),
    ...(cells > 0 ? [texts.cells(cells)] : []),
    ...(others > 0 ? [texts.other(others)] : []),
  ];
};

/** Anybody who uses the device can write in its storage: what was not made in this session waits for a word of its owner. */
export const LeftBehind = ({ owner }: { owner: Owner }) => {
  const [left, setLeft] = useState(() => leftBehind(owner));
  const { ask, dialog } = useConfirm();
  if (left.length === 0) return null;
  const send = () => {
    takeOver(owner, left);
    // Whatever sends begins with what it finds on the device.
    location.reload();
  };
  const drop = () => {
    throwAway(left);
    setLeft([]);
  };
  const confirm = { title: texts.dropTitle, body: texts.dropBody, confirm: texts.drop, tone: 'danger' as const };
  return (
    <section
      aria-label={texts.title}
      className="m-4 grid gap-2 rounded-2xl bg-gold-soft p-4 text-gold-ink print:hidden"
    >
      <h2 className="text-lg font-black">{texts.title}</h2>
      <p>{texts.body}</p>
      <ul className="list-disc ps-6 font-extrabold">
        {linesOf(left).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button look="gold" onClick={send}>
          {texts.send}
        </Button>
        <Button look="plain" onClick={() => ask({ confirm, run: drop })}>
          {texts.drop}
        </Button>
      </div>
      {dialog}
    </section>
  );
};
