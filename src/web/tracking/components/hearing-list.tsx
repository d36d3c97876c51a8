import { formatMoment } from '#strings/dates';
import { drilledAndHeld, hearings as texts } from '#strings/tracking/staff';
import { mistakeCount } from '#strings/tracking/words';
import { Badge } from '#web/ui/badge.tsx';
import type { DrilledHearing, Hearing } from '#wire/tracking';

const TONES = { open: 'wait', finished: 'good', stopped: 'plain' } as const;

/** Beside the hearing before it; null where they are alike, or there is none. */
const compared = (hearing: Hearing, before: Hearing | undefined): string | null => {
  if (!before || hearing.mistakes === before.mistakes) return null;
  const by = Math.abs(hearing.mistakes - before.mistakes);
  return hearing.mistakes < before.mistakes ? texts.better(by) : texts.worse(by);
};

/** Each sitting: when, how far, how many were wrong, and how it compares. */
export const HearingList = ({ hearings, words }: { hearings: readonly DrilledHearing[]; words: number }) => (
  <section aria-labelledby="hearings" className="rounded-card bg-card p-4 shadow-card">
    <h2 id="hearings" className="mb-2 px-2 text-lg font-black">
      {texts.title}
    </h2>
    {hearings.length === 0 && <p className="px-2 text-muted">{texts.none}</p>}
    <ol className="grid gap-2">
      {hearings.map((hearing, at) => (
        <li key={hearing.id} className="grid gap-0.5 rounded-2xl bg-paper px-3 py-2">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <time dateTime={hearing.startedAt} className="font-extrabold">
              {formatMoment(hearing.startedAt)}
            </time>
            <Badge tone={TONES[hearing.status]}>{texts.statuses[hearing.status]}</Badge>
          </span>
          <span className="text-sm text-muted">
            {[
              mistakeCount(hearing.mistakes),
              compared(hearing, hearings[at + 1]),
              texts.reached(hearing.reached + 1, words),
            ]
              .filter((part) => part !== null)
              .join('، ')}
          </span>
          {hearing.drilled > 0 && (
            <span className="text-sm font-extrabold text-emerald-ink">
              {drilledAndHeld(hearing.held, hearing.drilled)}
            </span>
          )}
        </li>
      ))}
    </ol>
  </section>
);
