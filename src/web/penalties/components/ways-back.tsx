import { waysBack as texts } from '#strings/penalties/pupil';
import { wayBackDays } from '#strings/penalties/words';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OwnWayBack } from '#wire/penalties';

const PLACES = { review: '/educational-games/practice', drill: '/student/drill' } as const;

/** What the pupil can do about a penalty, beside it. */
export const WaysBack = ({ ways }: { ways: readonly OwnWayBack[] }) => (
  <section aria-labelledby="ways-back" className="rounded-card bg-card p-5 shadow-card">
    <h2 id="ways-back" className="text-xl font-black">
      {texts.title}
    </h2>
    <p className="text-muted">{texts.intro}</p>
    <ul className="mt-2 divide-y divide-line">
      {ways.map(({ way, days, isTaken }) => (
        <li key={way} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="min-w-0 flex-1 basis-52">
            <span className="block leading-snug font-extrabold">{texts.todo[way]}</span>
            <span className="text-muted">{wayBackDays(days)}</span>
          </span>
          {isTaken ? (
            <span className="flex items-center gap-2 font-extrabold text-emerald">
              <Icon name="check" className="size-6" />
              {texts.taken}
            </span>
          ) : (
            <ButtonLink look="gold" to={PLACES[way]}>
              {texts.go[way]}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  </section>
);
