import type { ComponentProps } from 'react';
import { isDay } from '#domain/calendar/school-day';
import { EXCEPTION_TYPES, EXCEPTIONS_MAX, TERM_WEEKS_MAX, type TermException } from '#domain/calendar/terms';
import { classesOf, classKey, classOfKey } from '#domain/roster/classes';
import { GRADES } from '#domain/roster/grades';
import { formatDaysOfYear } from '#strings/calendar/days';
import { termForm as texts } from '#strings/calendar/staff';
import { exceptionNames } from '#strings/calendar/words';
import { formatHijriDay, formatWeekday } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { className } from '#strings/widgets';
import { useAllSections } from '#web/lib/waiting.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { fieldsOf, movedException, proposedEnd, type TermDraft, withException } from '../term-draft.ts';

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

const WEEK_COUNTS = Array.from({ length: TERM_WEEKS_MAX }, (_, at) => at + 1);

export const BasicFields = ({ draft, onChange }: PartProps) => {
  const proposed = proposedEnd(draft);
  const hasOwnClosing = draft.exceptions.some(({ type }) => type !== 'holiday');
  const { end } = fieldsOf(draft);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
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
        {WEEK_COUNTS.map((weeks) => (
          <option key={weeks} value={weeks}>
            {formatNumber(weeks)}
          </option>
        ))}
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

interface ExceptionProps {
  exception: TermException;
  place: number;
  fault: string | undefined;
  onChange: (part: Partial<TermException>) => void;
  onRemove: () => void;
}

const ExceptionRow = ({ exception, place, fault, onChange, onRemove }: ExceptionProps) => {
  const name = (field: string) => `exceptions/${place}/${field}`;
  const sections = useAllSections();
  const classes = GRADES.flatMap((grade) => classesOf(grade, sections(grade)));
  return (
    <fieldset className="relative grid grid-cols-1 gap-3 rounded-3xl border-2 border-line p-4 sm:grid-cols-2">
      <legend className="sr-only">{texts.exception(place + 1)}</legend>
      <SelectField
        label={texts.type}
        name={name('type')}
        value={exception.type}
        onChange={({ target }) => {
          const type = EXCEPTION_TYPES.find((each) => each === target.value) ?? 'holiday';
          onChange(type === 'holiday' ? { type } : { type, of: undefined });
        }}
      >
        <Options of={EXCEPTION_TYPES} names={exceptionNames} />
      </SelectField>
      {exception.type === 'holiday' && (
        <SelectField
          label={texts.exceptionOf}
          name={name('of')}
          value={exception.of ? classKey(exception.of) : ''}
          onChange={({ target }) => onChange({ of: classOfKey(target.value) ?? undefined })}
        >
          <option value="">{texts.everybody}</option>
          {classes.map((each) => (
            <option key={classKey(each)} value={classKey(each)}>
              {className(each)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={texts.exceptionName}
        name={name('name')}
        value={exception.name}
        onChange={(event) => onChange({ name: event.target.value })}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <DayField
        label={texts.from}
        name={name('start')}
        value={exception.start}
        onChange={(start) => onChange({ start })}
      />
      <DayField
        label={texts.to}
        name={name('end')}
        value={exception.end}
        error={fault}
        onChange={(end) => onChange({ end })}
      />
      <IconButton
        icon="trash"
        label={texts.removeException(place + 1)}
        onClick={onRemove}
        className="absolute end-2 top-0.5 text-danger"
      />
    </fieldset>
  );
};

export const ExceptionFields = ({ draft, faults, onChange }: PartProps) => {
  const { exceptions } = draft;
  return (
    <div className="grid grid-cols-1 gap-3">
      {exceptions.length === 0 && <p className="text-muted">{texts.noExceptions}</p>}
      {[...exceptions.entries()].map(([place, exception]) => (
        <ExceptionRow
          key={place}
          exception={exception}
          place={place}
          fault={faults[`exceptions/${place}`]}
          onChange={(part) => onChange({ exceptions: exceptions.with(place, movedException(exception, part)) })}
          onRemove={() => onChange({ exceptions: exceptions.toSpliced(place, 1) })}
        />
      ))}
      {exceptions.length < EXCEPTIONS_MAX && (
        <Button
          look="soft"
          icon="plus"
          onClick={() => onChange({ exceptions: withException(draft) })}
          className="justify-self-start"
        >
          {texts.addException}
        </Button>
      )}
    </div>
  );
};

interface TimesProps {
  periods: TermDraft['periods'];
  /** Before the names of its fields. */
  place?: string;
  faults: PartProps['faults'];
  onChange: (periods: TermDraft['periods']) => void;
}

export const TimesFields = ({ periods, place = '', faults, onChange }: TimesProps) => (
  <div className="grid grid-cols-2 gap-3">
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
