import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { toastLabels } from '#strings/widgets';
import { shared } from '#web/lib/shared.ts';
import { followBars, useReach } from './foot.ts';
import { Icon } from './icon.tsx';
import { useInnermostDialog } from './open-dialogs.ts';
import { Said } from './said.tsx';

interface ToastAction {
  label: string;
  run: () => void;
}

interface Toast {
  id: number;
  text: string;
  kind: 'good' | 'bad';
  action?: ToastAction | undefined;
  isPassing?: boolean;
}

/** Long enough for a ten-year-old to read two lines. */
const SHOWN_MS = 6000;
/** Something to press needs to be reached as well, and more than two lines to be read. */
const SHOWN_LONGER_MS = 15_000;
const TWO_LINES = 100;

const toasts = shared<readonly Toast[]>([]);
let lastId = 0;

const keep = (isKept: (toast: Toast) => boolean): void => toasts.set(toasts.get().filter(isKept));

const dismiss = (id: number): void => keep((toast) => toast.id !== id);

const timeToRead = ({ action, text }: Omit<Toast, 'id'>): number =>
  action || text.length > TWO_LINES ? SHOWN_LONGER_MS : SHOWN_MS;

const show = (fresh: Omit<Toast, 'id'>, shownMs = timeToRead(fresh)): void => {
  lastId += 1;
  const id = lastId;
  // The same words twice say nothing new: the later one replaces the earlier.
  const stays = (shown: Toast): boolean => shown.text !== fresh.text && !(shown.isPassing && fresh.isPassing);
  toasts.set([...toasts.get().filter(stays), { ...fresh, id }]);
  setTimeout(() => dismiss(id), shownMs);
};

export const toast = {
  good: (text: string, action?: ToastAction): void => show({ kind: 'good', text, action }),
  bad: (text: string, shownMs?: number): void => show({ kind: 'bad', text }, shownMs),
  /** Of what is done again and again: only the last is shown, so that taps in a row do not wall up the page. */
  passing: (text: string): void => show({ kind: 'good', text, isPassing: true }),
  dismissPassing: (): void => keep(({ isPassing }) => !isPassing),
};

/** A press goes through the words to what they lie over, and puts them away. */
const usePressedThrough = (isTelling: boolean): void => {
  useEffect(() => {
    if (!isTelling) return;
    const dismissAt = ({ clientX: x, clientY: y }: PointerEvent): void => {
      for (const words of document.querySelectorAll<HTMLElement>('[data-told]')) {
        const { left, right, top, bottom } = words.getBoundingClientRect();
        if (x >= left && x <= right && y >= top && y <= bottom) dismiss(Number(words.dataset.told));
      }
    };
    window.addEventListener('pointerdown', dismissAt, true);
    return () => window.removeEventListener('pointerdown', dismissAt, true);
  }, [isTelling]);
};

export const Toaster = () => {
  const host = useInnermostDialog() ?? document.body;
  const reach = useReach();
  const told = toasts.use();
  const isTelling = told.length > 0;
  useLayoutEffect(() => (isTelling ? followBars() : undefined), [isTelling]);
  usePressedThrough(isTelling);
  return createPortal(
    <section
      aria-label={toastLabels.region}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 z-50 grid justify-items-center gap-2 px-4 print:hidden"
      style={{ insetBlockEnd: `calc(${reach}px + ${reach > 0 ? '1rem' : 'max(1rem, env(safe-area-inset-bottom))'})` }}
    >
      {told.map(({ id, text, kind, action }) => (
        <div
          key={id}
          className={`flex max-w-md items-center gap-1 rounded-2xl font-extrabold shadow-card ${kind === 'good' ? 'bg-emerald text-on-emerald' : 'bg-danger text-card'}`}
        >
          <button
            type="button"
            data-told={id}
            title={toastLabels.dismiss}
            onClick={() => dismiss(id)}
            className="flex items-center gap-3 rounded-2xl px-5 py-3 text-start"
          >
            <Icon name={kind === 'good' ? 'check' : 'warning'} className="size-5 shrink-0" />
            {/* Some messages are English: their full stop belongs at their own end. */}
            <span dir="auto">
              <Said text={text} />
            </span>
          </button>
          {action && (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
              className="pointer-events-auto me-2 min-h-9 shrink-0 rounded-xl border-2 border-current px-3"
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </section>,
    host,
  );
};
