import { useId } from 'react';
import { OPTION_TEXT_MAX } from '#domain/questions/questions';
import { questionForm as texts } from '#strings/questions/staff';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Said } from '#web/ui/said.tsx';
import { type AskedDraft, canAddOption, canRemoveOption, withoutOption } from '../question-draft.ts';

/** What every part of the form works on. */
export interface PartProps {
  draft: AskedDraft;
  /** What the server said, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<AskedDraft>) => void;
  /** As many options as there are, and no others. */
  hasFixedOptions?: boolean;
  /** The words may change, but not which answer is right. */
  isKeyLocked?: boolean;
}

export const Fault = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className="text-sm font-extrabold text-danger">
      <Said text={text} />
    </p>
  );

/** A fault of one option stands under all of them. */
const faultOf = (faults: PartProps['faults']): string | undefined =>
  Object.entries(faults).find(([field]) => field === 'options' || field.startsWith('options/'))?.[1] ?? faults.answer;

const BOX =
  'min-h-11 w-full min-w-0 rounded-2xl border-2 border-field-line bg-card px-3 focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft';

interface OptionProps extends Omit<PartProps, 'faults'> {
  name: string;
  place: number;
}

const Option = ({ name, draft, place, onChange, isKeyLocked, hasFixedOptions }: OptionProps) => (
  <div className="flex items-center gap-2">
    <input
      type="radio"
      name={name}
      aria-label={texts.isRight(place + 1)}
      title={texts.isRight(place + 1)}
      checked={draft.answer === place}
      disabled={isKeyLocked}
      onChange={() => onChange({ answer: place })}
      className="size-6 shrink-0 cursor-pointer accent-(--emerald)"
    />
    <input
      aria-label={texts.option(place + 1)}
      placeholder={texts.option(place + 1)}
      value={draft.options[place]}
      maxLength={OPTION_TEXT_MAX}
      autoComplete="off"
      onChange={(event) => onChange({ options: draft.options.with(place, event.target.value) })}
      className={BOX}
    />
    {!(isKeyLocked || hasFixedOptions) && canRemoveOption(draft) && (
      <IconButton
        icon="trash"
        label={texts.removeOption(place + 1)}
        onClick={() => onChange(withoutOption(draft, place))}
        className="text-danger"
      />
    )}
  </div>
);

export const OptionFields = ({ faults, ...props }: PartProps) => {
  const { draft, onChange, isKeyLocked, hasFixedOptions } = props;
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-extrabold">{texts.options}</legend>
      {draft.options.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that an option has
        <Option key={place} {...props} name={name} place={place} />
      ))}
      <Fault text={faultOf(faults)} />
      {!(isKeyLocked || hasFixedOptions) && canAddOption(draft) && (
        <Button
          look="soft"
          size="small"
          icon="plus"
          className="justify-self-start"
          onClick={() => onChange({ options: [...draft.options, ''] })}
        >
          {texts.addOption}
        </Button>
      )}
    </fieldset>
  );
};
