import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

const TONES = { wait: 'bg-gold-soft text-gold-ink', good: 'bg-emerald-soft text-emerald-ink' };

interface NoticeProps {
  text: string;
  tone?: keyof typeof TONES;
  /** Read out at once, and not when there is time. */
  urgent?: boolean;
  /** What can be done about it, by the words of its buttons. */
  actions?: Readonly<Record<string, () => void>>;
}

const REACHED = ':is(a, button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** The buttons go with it, and the focus would with them: it goes on with what follows. */
const useFocusAfter = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = ref.current;
    return () => {
      if (notice?.contains(document.activeElement))
        notice.nextElementSibling?.querySelector<HTMLElement>(REACHED)?.focus();
    };
  }, []);
  return ref;
};

/** A word about the state of a page, which stays for as long as it holds. */
export const Notice = ({ text, tone = 'wait', urgent = false, actions = {} }: NoticeProps) => (
  <div
    ref={useFocusAfter()}
    role={urgent ? 'alert' : 'status'}
    className={`flex flex-wrap items-center gap-3 rounded-2xl px-4 py-2 ${TONES[tone]}`}
  >
    <p className="min-w-0 flex-1 basis-60 font-extrabold">{text}</p>
    {Object.entries(actions).map(([name, act]) => (
      <Button key={name} look="plain" onClick={act}>
        {name}
      </Button>
    ))}
  </div>
);
