import type { ReactNode } from 'react';
import { termForm as texts } from '#strings/calendar/staff';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { movedException } from '../term-draft.ts';
import { DayField, NAME_MAX, type PartProps } from './day-field.tsx';

interface Span {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

interface SpanListProps<Of extends Span> {
  field: 'exceptions' | 'otherTimes';
  spans: readonly Of[];
  most: number;
  words: { legend: (place: number) => string; remove: (place: number) => string; add: string };
  faults: PartProps['faults'];
  onChange: (spans: Of[]) => void;
  onAdd: () => void;
  /** What one has before its name, by the names of its fields. */
  before?: (span: Of, name: string, change: (part: Partial<Of>) => void) => ReactNode;
  /** And after its days. */
  after?: (span: Of, name: string, change: (part: Partial<Of>) => void) => ReactNode;
}

/** Stretches of a term, each with its name and its days. */
export const SpanList = <Of extends Span>({ field, spans, words, faults, ...props }: SpanListProps<Of>) => (
  <>
    {[...spans.entries()].map(([place, span]) => {
      const name = `${field}/${place}`;
      const change = (part: Partial<Of>) => props.onChange(spans.with(place, movedException(span, part)));
      const put = (part: Partial<Span>) => change(part as Partial<Of>);
      const after = props.after?.(span, name, change);
      return (
        <fieldset
          key={name}
          className="relative grid grid-cols-1 items-start gap-3 rounded-3xl border-2 border-line p-4 sm:grid-cols-2"
        >
          <legend className="sr-only">{words.legend(place + 1)}</legend>
          {props.before?.(span, name, change)}
          <div className={props.before ? '' : 'sm:col-span-2'}>
            <TextField
              label={texts.exceptionName}
              name={`${name}/name`}
              value={span.name}
              onChange={(event) => put({ name: event.target.value })}
              maxLength={NAME_MAX}
              autoComplete="off"
            />
          </div>
          <DayField label={texts.from} name={`${name}/start`} value={span.start} onChange={(start) => put({ start })} />
          <DayField
            label={texts.to}
            name={`${name}/end`}
            value={span.end}
            error={faults[name]}
            onChange={(end) => put({ end })}
          />
          {after && <div className="sm:col-span-2">{after}</div>}
          <IconButton
            icon="trash"
            label={words.remove(place + 1)}
            onClick={() => props.onChange(spans.toSpliced(place, 1))}
            className="absolute end-2 top-0.5 text-danger"
          />
        </fieldset>
      );
    })}
    {spans.length < props.most && (
      <Button look="soft" icon="plus" onClick={props.onAdd} className="justify-self-start">
        {words.add}
      </Button>
    )}
  </>
);
