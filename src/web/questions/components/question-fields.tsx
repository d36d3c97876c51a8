import { DIFFICULTIES, type Difficulty, QUESTION_TYPES, type QuestionUse, SUBJECTS } from '#domain/questions/kinds';
import { EXPLANATION_MAX, needsCorrection, QUESTION_TEXT_MAX, SOURCE_TEXT_MAX } from '#domain/questions/questions';
import { questionForm as texts } from '#strings/questions/staff';
import { difficultyNames, sideNames, subjectNames, typeNames } from '#strings/questions/words';
import { draftFields } from '#web/lib/draft-fields.ts';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { ofType, type QuestionDraft } from '../question-draft.ts';
import { Fault, OptionFields, type PartProps } from './option-fields.tsx';

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
