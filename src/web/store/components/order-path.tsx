import type { OrderStatus } from '#domain/store/orders';
import { statusNames, myOrders as texts } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';

const ALONE: readonly OrderStatus[] = ['pending', 'approved', 'delivered'];
const SHARED: readonly OrderStatus[] = ['awaiting', ...ALONE];

type Step = 'done' | 'now' | 'next';

const DOTS: Readonly<Record<Step, string>> = {
  done: 'bg-emerald text-on-emerald',
  now: 'bg-gold text-on-gold ring-4 ring-gold-soft',
  next: 'bg-line text-transparent',
};
const WORDS: Readonly<Record<Step, string>> = { done: texts.stepDone, now: texts.stepNow, next: texts.stepNext };

const stepOf = (index: number, at: number, isLast: boolean): Step => {
  if (index < at || (index === at && isLast)) return 'done';
  return index === at ? 'now' : 'next';
};

/** The way of an order, as a climb in few steps. */
export const OrderPath = ({ status, isShared }: { status: OrderStatus; isShared: boolean }) => {
  const steps = isShared ? SHARED : ALONE;
  const at = steps.indexOf(status);
  return (
    <ol aria-label={texts.path} className="flex">
      {steps.map((step, index) => {
        const state = stepOf(index, at, index === steps.length - 1);
        return (
          <li key={step} className="relative grid flex-1 justify-items-center gap-1.5 text-center">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute start-[-50%] top-3.5 h-1.5 w-full ${state === 'next' ? 'bg-line' : 'bg-emerald'}`}
              />
            )}
            <span className={`relative z-1 grid size-8 place-items-center rounded-full ${DOTS[state]}`}>
              <Icon name={state === 'done' ? 'check' : 'star'} className="size-5" />
              <span className="sr-only">{WORDS[state]}</span>
            </span>
            <span className={`text-sm leading-tight ${state === 'now' ? 'font-black' : 'text-muted'}`}>
              {statusNames[step]}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
