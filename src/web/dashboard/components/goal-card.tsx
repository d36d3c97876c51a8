import { Link, type LinkProps } from '@tanstack/react-router';
import { goalTexts as texts } from '#strings/dashboard/pupil';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Goal } from '#wire/dashboard';

interface Said {
  readonly icon: IconName;
  readonly name: string;
  readonly body: string;
  readonly action: string;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
  /** How much of it is done. */
  readonly bar?: { readonly part: number; readonly whole: number; readonly words: string };
}

const PRACTICE = { to: '/educational-games' } as const;

const wishOf = ({ name, category, price, saved, priceType }: Extract<Goal, { kind: 'wish' }>): Said => ({
  icon: 'heart',
  name: texts.wish(name),
  body: saved >= price ? texts.wishReached : texts.wishLeft(moneyText(priceType, price - saved)),
  action: texts.wishAction,
  link: { to: '/student/store/$categoryId', params: { categoryId: category } },
  bar: { part: saved, whole: price, words: texts.wishBar(formatNumber(saved), formatNumber(price)) },
});

const sayOf = (goal: Goal): Said => {
  switch (goal.kind) {
    case 'wish':
      return wishOf(goal);
    case 'ahead':
      return {
        icon: 'up',
        name: texts.ahead(goal.name),
        body: texts.aheadLeft(goal.distance),
        action: texts.aheadAction,
        link: PRACTICE,
      };
    case 'words':
      return {
        icon: 'target',
        name: texts.words,
        body: texts.wordsLeft(goal.count),
        action: texts.wordsAction,
        link: { to: '/student/drill' },
      };
    case 'practice':
      return {
        icon: 'bolt',
        name: texts.practice,
        body: texts.practiceBody,
        action: texts.practiceAction,
        link: PRACTICE,
      };
  }
};

const Bar = ({ name, bar: { part, whole, words } }: { name: string; bar: NonNullable<Said['bar']> }) => (
  <>
    <div
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuenow={part}
      aria-valuetext={words}
      className="h-4 flex-1 overflow-hidden rounded-full bg-line"
    >
      <span className="block h-full rounded-full bg-gold" style={{ inlineSize: `${(100 * part) / whole}%` }} />
    </div>
    <span className="text-sm font-extrabold text-gold-ink">{words}</span>
  </>
);

/** One thing to do next, and how near it is. */
export const GoalCard = ({ goal }: { goal: Goal }) => {
  const { icon, name, body, action, link, bar } = sayOf(goal);
  const go = (
    <Link
      {...link}
      className="grid min-h-11 shrink-0 place-items-center rounded-2xl bg-gold px-4 font-extrabold text-on-gold hover:brightness-105"
    >
      {action}
    </Link>
  );
  return (
    <section
      aria-label={texts.title}
      className="grid content-center gap-1.5 rounded-card bg-card px-4 py-2.5 shadow-card sm:px-5 lg:py-4"
    >
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-ink">
          <Icon name={icon} className="size-6" />
        </span>
        <div className="min-w-0 flex-1 leading-snug">
          <p className="text-sm font-extrabold text-muted">{texts.title}</p>
          <h2 className="text-lg leading-snug font-black break-words">{name}</h2>
          {bar && <p>{body}</p>}
        </div>
      </div>
      <div className="flex items-center justify-between gap-3">
        {bar ? <Bar name={name} bar={bar} /> : <p className="leading-snug">{body}</p>}
        {go}
      </div>
    </section>
  );
};
