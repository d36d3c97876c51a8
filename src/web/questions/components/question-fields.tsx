import { useId } from 'react';
import { DIFFICULTIES, type Difficulty, QUESTION_TYPES, type QuestionUse, SUBJECTS } from '#domain/questions/kinds';
import {
  EXPLANATION_MAX,
  needsCorrection,
  OPTION_TEXT_MAX,
  QUESTION_TEXT_MAX,
  SOURCE_TEXT_MAX,
} from '#domain/questions/questions';
import { GRADES, type Grade } from '#domain/roster/grades';
import { questionForm as texts } from '#strings/questions/staff';
import { difficultyNames, sideNames, subjectNames, typeNames } from '#strings/questions/words';
import { gradeNames } from '#strings/widgets';
import { draftFields } from '#web/lib/draft-fields.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Said } from '#web/ui/said.tsx';
import { Tick } from '#web/ui/tick.tsx';
import {
  type AskedDraft,
  canAddOption,
  canRemoveOption,
  ofType,
  type QuestionDraft,
  withoutOption,
} from '../question-draft.ts';

/** What every part of the form works on. */
interface PartProps {
  draft: AskedDraft;
  /** What the server said, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<AskedDraft>) => void;
  /** As many options as there are, and no others. */
  hasFixedOptions?: boolean;
  /** The words may change, but not which answer is right. */
  isKeyLocked?: boolean;
}

const Fault = ({ text }: { text: string | undefined }) =>
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

const OptionFields = ({ faults, ...props }: PartProps) => {
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

/** Where a fault can stand below its field. */
export const QUESTION_FIELDS_SHOWN = ['text', 'options', 'answer', 'points', 'source', 'correction', 'explanation'];

const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

const SUBJECT_OPTIONS = named(SUBJECTS, subjectNames);
const TYPE_OPTIONS = named(QUESTION_TYPES, typeNames);
const DIFFICULTY_OPTIONS = named<Difficulty>(DIFFICULTIES, difficultyNames);
const SIDE_OPTIONS = sideNames.map((label, value) => ({ value, label }));

const NONE = -1;

interface AnswerProps extends PartProps {
  matchingOptions: readonly string[];
}

export const AnswerField = ({ matchingOptions, ...props }: AnswerProps) => {
  const { draft, faults, onChange, isKeyLocked } = props;
  if (draft.type === 'choice') return <OptionFields {...props} />;
  const matching = matchingOptions.map((label, value) => ({ value, label }));
  return (
    <fieldset disabled={isKeyLocked} className="grid gap-1.5">
      <Choice
        legend={texts.answer}
        options={draft.type === 'truefalse' ? SIDE_OPTIONS : matching}
        value={draft.answer ?? NONE}
        onChange={(answer) => onChange({ answer })}
      />
      <Fault text={faults.answer} />
    </fieldset>
  );
};

export const SubjectField = ({ draft, faults, onChange }: PartProps) => (
  <Choice
    legend={texts.subject}
    options={SUBJECT_OPTIONS}
    {...draftFields(draft, faults, onChange).chosen('subject')}
  />
);

const WORDS_MAX = {
  text: QUESTION_TEXT_MAX,
  correction: QUESTION_TEXT_MAX,
  source: SOURCE_TEXT_MAX,
  explanation: EXPLANATION_MAX,
};
const HINTS: Partial<Record<keyof typeof WORDS_MAX, string>> = {
  correction: texts.correctionHint,
  source: texts.sourceHint,
};

interface WordsProps extends PartProps {
  field: keyof typeof WORDS_MAX;
}

export const WordsField = ({ field, draft, faults, onChange }: WordsProps) => (
  <TextAreaField
    label={texts[field]}
    hint={HINTS[field]}
    maxLength={WORDS_MAX[field]}
    {...draftFields(draft, faults, onChange).typed(field)}
    rows={2}
  />
);

/** What is right instead, asked for where the answer is false; where it comes from; and why. */
export const GroundsFields = (props: PartProps) => (
  <>
    {needsCorrection({ type: props.draft.type, answer: props.draft.answer ?? NONE }) && (
      <WordsField {...props} field="correction" />
    )}
    <WordsField {...props} field="source" />
    <WordsField {...props} field="explanation" />
  </>
);

interface AlsoInFieldProps {
  /** The question's own, which goes on asking it. */
  grade: Grade;
  value: readonly Grade[];
  onChange: (grades: readonly Grade[]) => void;
}

/** The further grades that ask a question, without its being written again. */
export const AlsoInField = ({ grade, value, onChange }: AlsoInFieldProps) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 font-extrabold">{texts.alsoIn}</legend>
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {GRADES.filter((each) => each !== grade).map((each) => (
        <Tick
          key={each}
          label={gradeNames[each]}
          checked={value.includes(each)}
          onChange={(isOn) => onChange(isOn ? [...value, each] : value.filter((other) => other !== each))}
        />
      ))}
    </div>
    <p className="text-sm text-muted">{texts.alsoInHint}</p>
  </fieldset>
);

interface QuestionFieldsetProps extends AnswerProps {
  use: QuestionUse;
  draft: QuestionDraft;
  onChange: (part: Partial<QuestionDraft>) => void;
}

/** Everything about a question, in the order in which a teacher thinks of it. A race offers four options and no points. */
export const QuestionFieldset = (props: QuestionFieldsetProps) => {
  const { use, draft, faults, onChange } = props;
  const isOfRace = use === 'race';
  const { counted, chosen } = draftFields(draft, faults, onChange);
  return (
    <div className="grid grid-cols-1 gap-4">
      <WordsField {...props} field="text" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SubjectField {...props} />
        {!isOfRace && (
          <Choice
            legend={texts.type}
            options={TYPE_OPTIONS}
            value={draft.type}
            onChange={(type) => onChange(ofType(type))}
          />
        )}
      </div>
      <AnswerField {...props} hasFixedOptions={isOfRace} />
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <Choice legend={texts.difficulty} options={DIFFICULTY_OPTIONS} {...chosen('difficulty')} />
        {!isOfRace && <CountField label={texts.points} {...counted('points')} />}
      </div>
      <GroundsFields {...props} />
    </div>
  );
};
