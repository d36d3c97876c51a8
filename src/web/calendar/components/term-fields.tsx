import type { ComponentProps, ReactNode } from 'react';
import { isDay } from '#domain/calendar/school-day';
import { EXCEPTION_TYPES, EXCEPTIONS_MAX, OTHER_TIMES_MAX, TERM_WEEKS_MAX } from '#domain/calendar/terms';
import { classesOf, classKey, classOfKey, isSameClass, type SchoolClass } from '#domain/roster/classes';
import { GRADES } from '#domain/roster/grades';
import { formatDaysOfYear } from '#strings/calendar/days';
import { termForm as texts } from '#strings/calendar/staff';
import { exceptionNames } from '#strings/calendar/words';
import { formatHijriDay, formatWeekday } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { className } from '#strings/widgets';
import { useAllSections } from '#web/lib/waiting.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { OptionPairs, Options, SelectField, TextField } from '#web/ui/field.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { fieldsOf, movedException, proposedEnd, type TermDraft, withException, withOtherTimes } from '../term-draft.ts';

/** What each part of the form is given. */
interface PartProps {
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
const DayField = ({ onChange, ...field }: DayFieldProps) => (
  <TextField
    {...field}
    type="date"
    hint={isDay(field.value) ? formatHijriDay(field.value) : undefined}
    onChange={(event) => onChange(event.target.value)}
  />
);

const NAME_MAX = 60;

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
const SpanList = <Of extends Span>({ field, spans, words, faults, ...props }: SpanListProps<Of>) => (
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

const WEEK_COUNTS = Array.from({ length: TERM_WEEKS_MAX }, (_, at) => at + 1);

export const BasicFields = ({ draft, onChange }: PartProps) => {
  const proposed = proposedEnd(draft);
  const hasOwnClosing = draft.exceptions.some(({ type }) => type !== 'holiday');
  const { end } = fieldsOf(draft);
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={texts.name}
          name="name"
          value={draft.name}
          placeholder={texts.nameExample}
          onChange={(event) => onChange({ name: event.target.value })}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
      </div>
      <DayField label={texts.start} name="start" value={draft.start} onChange={(start) => onChange({ start })} />
      <DayField label={texts.end} name="end" value={end} onChange={(day) => onChange({ end: day })} />
      <SelectField
        label={texts.weeks}
        name="weeks"
        value={draft.weeks}
        onChange={({ target }) => onChange({ weeks: Number(target.value), end: null })}
      >
        <Options of={WEEK_COUNTS} names={formatNumber} />
      </SelectField>
      {!hasOwnClosing && (
        <Tick
          label={texts.isClosed}
          checked={draft.isClosed}
          onChange={(isClosed) => onChange({ isClosed })}
          className="self-end whitespace-normal! sm:min-h-13"
        />
      )}
      {proposed && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted sm:col-span-2">
          {texts.proposed(formatDaysOfYear(proposed), draft.weeks)}
          {proposed !== end && (
            <Button look="soft" size="small" onClick={() => onChange({ end: null })} className="min-h-11">
              {texts.takeProposed}
            </Button>
          )}
        </p>
      )}
    </div>
  );
};

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const WeekdayFields = ({ draft, faults, onChange }: PartProps) => {
  const { weekdays, slots } = draft;
  const dropped = slots.length - fieldsOf(draft).slots.length;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{texts.weekdays}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {WEEKDAYS.map((weekday) => (
          <Tick
            key={weekday}
            label={formatWeekday(weekday)}
            checked={weekdays.includes(weekday)}
            aria-invalid={faults.weekdays ? true : undefined}
            onChange={(isOn) =>
              onChange({ weekdays: WEEKDAYS.filter((each) => (each === weekday ? isOn : weekdays.includes(each))) })
            }
          />
        ))}
      </div>
      {faults.weekdays && (
        <p role="alert" className="text-sm font-extrabold text-danger">
          {faults.weekdays}
        </p>
      )}
      {dropped > 0 && <p className="text-sm font-extrabold text-gold-ink">{texts.dropped(dropped)}</p>}
      <Tick
        label={texts.pausesInRamadan}
        checked={draft.pausesInRamadan}
        onChange={(pausesInRamadan) => onChange({ pausesInRamadan })}
        className="whitespace-normal!"
      />
    </fieldset>
  );
};

interface WhoseProps {
  name: string;
  of: SchoolClass | undefined;
  onChange: (of: SchoolClass | undefined) => void;
}

/** Everybody, or one class that is away alone. */
const WhoseField = ({ name, of, onChange }: WhoseProps) => {
  const sections = useAllSections();
  const ofSchool = GRADES.flatMap((grade) => classesOf(grade, sections(grade)));
  // One that is named stays named, also when no pupil is in it any more: it would look like the whole school.
  const classes = !of || ofSchool.some((each) => isSameClass(each, of)) ? ofSchool : [...ofSchool, of];
  return (
    <SelectField
      label={texts.exceptionOf}
      name={name}
      value={of ? classKey(of) : ''}
      onChange={({ target }) => onChange(classOfKey(target.value) ?? undefined)}
    >
      <option value="">{texts.everybody}</option>
      <OptionPairs of={classes.map((each) => [classKey(each), className(each)])} />
    </SelectField>
  );
};

export const ExceptionFields = ({ draft, faults, onChange }: PartProps) => (
  <div className="grid grid-cols-1 gap-3">
    {draft.exceptions.length === 0 && <p className="text-muted">{texts.noExceptions}</p>}
    <SpanList
      field="exceptions"
      spans={draft.exceptions}
      most={EXCEPTIONS_MAX}
      words={{ legend: texts.exception, remove: texts.removeException, add: texts.addException }}
      faults={faults}
      onChange={(exceptions) => onChange({ exceptions })}
      onAdd={() => onChange({ exceptions: withException(draft) })}
      before={({ type }, name, change) => (
        <SelectField
          label={texts.type}
          name={`${name}/type`}
          value={type}
          onChange={({ target }) => {
            const chosen = EXCEPTION_TYPES.find((each) => each === target.value) ?? 'holiday';
            change(chosen === 'holiday' ? { type: chosen } : { type: chosen, of: undefined });
          }}
        >
          <Options of={EXCEPTION_TYPES} names={exceptionNames} />
        </SelectField>
      )}
      after={({ type, of }, name, change) =>
        type === 'holiday' && <WhoseField name={`${name}/of`} of={of} onChange={(whose) => change({ of: whose })} />
      }
    />
  </div>
);

interface TimesProps {
  periods: TermDraft['periods'];
  /** Before the names of its fields. */
  place?: string;
  faults: PartProps['faults'];
  onChange: (periods: TermDraft['periods']) => void;
}

export const TimesFields = ({ periods, place = '', faults, onChange }: TimesProps) => (
  <div className="grid grid-cols-2 items-start gap-3">
    {[...periods.entries()].flatMap(([at, period]) =>
      (['from', 'to'] as const).map((end) => (
        <TextField
          key={`${at} ${end}`}
          label={end === 'from' ? texts.periodFrom(at + 1) : texts.periodTo(at + 1)}
          name={`${place}periods/${at}/${end}`}
          type="time"
          value={period[end]}
          error={end === 'from' ? faults[`${place}periods/${at}`] : undefined}
          onChange={(event) => onChange(periods.with(at, { ...period, [end]: event.target.value }))}
        />
      )),
    )}
  </div>
);

/** From one day to another the periods have other times, as in Ramadan. */
export const OtherTimesFields = ({ draft, faults, onChange }: PartProps) => (
  <div className="grid grid-cols-1 gap-3">
    <p className="text-muted">{texts.otherTimesHint}</p>
    <SpanList
      field="otherTimes"
      spans={draft.otherTimes}
      most={OTHER_TIMES_MAX}
      words={{ legend: texts.otherTimesOf, remove: texts.removeOtherTimes, add: texts.addOtherTimes }}
      faults={faults}
      onChange={(otherTimes) => onChange({ otherTimes })}
      onAdd={() => onChange({ otherTimes: withOtherTimes(draft, texts.otherTimesName) })}
      after={({ periods }, name, change) => (
        <TimesFields
          periods={periods}
          place={`${name}/`}
          faults={faults}
          onChange={(times) => change({ periods: times })}
        />
      )}
    />
  </div>
);
