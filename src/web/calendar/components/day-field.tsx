import type { ComponentProps } from 'react';
import { isDay } from '#domain/calendar/school-day';
import { formatHijriDay } from '#strings/dates';
import { TextField } from '#web/ui/field.tsx';
import type { TermDraft } from '../term-draft.ts';

/** What each part of the form is given. */
export interface PartProps {
  draft: TermDraft;
  /** By field. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<TermDraft>) => void;
}

type DayFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'error'> & {
  value: string;
  onChange: (day: string) => void;
};

/** Typed by the Gregorian calendar, read by both. */
export const DayField = ({ onChange, ...field }: DayFieldProps) => (
  <TextField
    {...field}
    type="date"
    hint={isDay(field.value) ? formatHijriDay(field.value) : undefined}
    onChange={(event) => onChange(event.target.value)}
  />
);

export const NAME_MAX = 60;
