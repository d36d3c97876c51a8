import { OTHER_TIMES_MAX } from '#domain/calendar/terms';
import { termForm as texts } from '#strings/calendar/staff';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { movedException, type TermDraft, withOtherTimes } from '../term-draft.ts';
import { DayField, NAME_MAX, type PartProps, TimesFields } from './term-fields.tsx';

type Other = TermDraft['otherTimes'][number];

interface OtherProps {
  other: Other;
  place: number;
  faults: PartProps['faults'];
  onChange: (part: Partial<Other>) => void;
  onRemove: () => void;
}

const OtherTimes = ({ other, place, faults, onChange, onRemove }: OtherProps) => {
  const name = (field: string) => `otherTimes/${place}/${field}`;
  return (
    <fieldset className="relative grid grid-cols-1 gap-3 rounded-3xl border-2 border-line p-4 sm:grid-cols-2">
      <legend className="sr-only">{texts.otherTimesOf(place + 1)}</legend>
      <div className="sm:col-span-2">
        <TextField
          label={texts.exceptionName}
          name={name('name')}
          value={other.name}
          onChange={(event) => onChange({ name: event.target.value })}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
      </div>
      <DayField label={texts.from} name={name('start')} value={other.start} onChange={(start) => onChange({ start })} />
      <DayField
        label={texts.to}
        name={name('end')}
        value={other.end}
        error={faults[`otherTimes/${place}`]}
        onChange={(end) => onChange({ end })}
      />
      <div className="sm:col-span-2">
        <TimesFields
          periods={other.periods}
          place={name('')}
          faults={faults}
          onChange={(periods) => onChange({ periods })}
        />
      </div>
      <IconButton
        icon="trash"
        label={texts.removeOtherTimes(place + 1)}
        onClick={onRemove}
        className="absolute end-2 top-0.5 text-danger"
      />
    </fieldset>
  );
};

/** From one day to another the periods have other times, as in Ramadan. */
export const OtherTimesFields = ({ draft, faults, onChange }: PartProps) => {
  const { otherTimes } = draft;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted">{texts.otherTimesHint}</p>
      {[...otherTimes.entries()].map(([place, other]) => (
        <OtherTimes
          key={place}
          other={other}
          place={place}
          faults={faults}
          onChange={(part) => onChange({ otherTimes: otherTimes.with(place, movedException(other, part)) })}
          onRemove={() => onChange({ otherTimes: otherTimes.toSpliced(place, 1) })}
        />
      ))}
      {otherTimes.length < OTHER_TIMES_MAX && (
        <Button
          look="soft"
          icon="plus"
          onClick={() => onChange({ otherTimes: withOtherTimes(draft, texts.otherTimesName) })}
          className="justify-self-start"
        >
          {texts.addOtherTimes}
        </Button>
      )}
    </div>
  );
};
