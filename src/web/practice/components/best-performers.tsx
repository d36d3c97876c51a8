import { moneyText } from '#strings/money';
import { percent } from '#strings/plural';
import { arenaTexts as texts } from '#strings/practice/arena';
import { gradeNames } from '#strings/widgets';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Arena } from '#wire/practice';
import { askForTab } from '../arena-tab.ts';

const Crown = () => (
  <svg viewBox="0 0 64 48" className="w-16 shrink-0" aria-hidden="true" focusable="false">
    <path
      d="M6 40 2 10l16 12L32 2l14 20 16-12-4 30Z"
      fill="#ffc94a"
      stroke="#b87a08"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M6 46h52" stroke="#b87a08" strokeWidth="4" strokeLinecap="round" />
    <circle cx="32" cy="28" r="4" fill="#7b3fa0" />
  </svg>
);

export const BestPerformers = ({ performers }: { performers: Arena['bestPerformers'] }) => (
  <section
    aria-label={performers.length > 1 ? texts.best : texts.bestOne}
    className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-gold-soft p-5 text-gold-ink"
  >
    <Crown />
    <div className="min-w-0 flex-1 basis-60">
      <h2 className="font-extrabold">{performers.length > 1 ? texts.best : texts.bestOne}</h2>
      {performers.length === 0 && <p className="text-xl leading-snug font-black">{texts.bestNone}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {performers.map(({ name, grade, score, accuracy }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same first name, grade and score
          <li key={place} className="leading-snug">
            <span className="text-2xl font-black">{name}</span>
            <span className="block">
              {gradeNames[grade]} · {moneyText('points', score)}
              {accuracy !== null && ` · ${percent(accuracy)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex items-center gap-2 text-sm">
        <Icon name="clock" className="size-4 shrink-0" />
        {texts.bestNote}
      </p>
    </div>
    <Button look="gold" onClick={() => askForTab('race1')}>
      {texts.showRace}
    </Button>
  </section>
);
