import type { ReactNode } from 'react';

export type Tone = 'good' | 'wait' | 'bad' | 'plain';

const TONES: Record<Tone, string> = {
  good: 'bg-emerald-soft text-emerald-ink',
  wait: 'bg-gold-soft text-gold-ink',
  bad: 'bg-danger-soft text-danger',
  plain: 'bg-paper text-muted',
};

/** A word about a state. The word says it all; the colour only helps the eye find it. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full px-3 py-0.5 text-sm font-extrabold whitespace-nowrap ${TONES[tone]}`}
  >
    {children}
  </span>
);
