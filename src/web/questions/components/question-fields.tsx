import { DIFFICULTIES, type Difficulty, QUESTION_TYPES, SUBJECTS } from '#domain/questions/kinds';
import { EXPLANATION_MAX, needsCorrection, QUESTION_TEXT_MAX, SOURCE_TEXT_MAX } from '#domain/questions/questions';
import { questionForm as texts } from '#strings/questions/staff';
import { difficultyNames, sideNames, subjectNames, typeNames } from '#strings/questions/words';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { withType } from '../question-draft.ts';
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

const Answer = (props: AnswerProps) => {
  const { draft, faults, matchingOptions, onChange } = props;
  if (draft.type === 'choice') return <OptionFields {...props} />;
  const matching = matchingOptions.map((label, value) => ({ value, label }));
  return (
    <div className="grid gap-1.5">
      <Choice
        legend={texts.answer}
        options={draft.type === 'truefalse' ? SIDE_OPTIONS : matching}
        value={draft.answer ?? NONE}
        onChange={(answer) => onChange({ ...draft, answer })}
      />
      <Fault text={faults.answer} />
    </div>
  );
};

interface WordsProps extends PartProps {
  field: 'text' | 'correction' | 'source' | 'explanation';
  maxLength: number;
  hint?: string;
}

const Words = ({ field, draft, faults, onChange, ...rest }: WordsProps) => (
  <TextAreaField
    {...rest}
    label={texts[field]}
    error={faults[field]}
    value={draft[field]}
    onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
    rows={2}
  />
);

/** Everything about a question, in the order in which a teacher thinks of it. */
export const QuestionFieldset = ({ matchingOptions, ...props }: AnswerProps) => {
  const { draft, faults, onChange } = props;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Words {...props} field="text" maxLength={QUESTION_TEXT_MAX} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          legend={texts.subject}
          options={SUBJECT_OPTIONS}
          value={draft.subject}
          onChange={(subject) => onChange({ ...draft, subject })}
        />
        <Choice
          legend={texts.type}
          options={TYPE_OPTIONS}
          value={draft.type}
          onChange={(type) => onChange(withType(draft, type))}
        />
      </div>
      <Answer {...props} matchingOptions={matchingOptions} />
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <Choice
          legend={texts.difficulty}
          options={DIFFICULTY_OPTIONS}
          value={draft.difficulty}
          onChange={(difficulty) => onChange({ ...draft, difficulty })}
        />
        <CountField
          label={texts.points}
          error={faults.points}
          value={draft.points}
          onChange={(points) => onChange({ ...draft, points })}
        />
      </div>
      {needsCorrection({ type: draft.type, answer: draft.answer ?? NONE }) && (
        <Words {...props} field="correction" hint={texts.correctionHint} maxLength={QUESTION_TEXT_MAX} />
      )}
      <Words {...props} field="source" hint={texts.sourceHint} maxLength={SOURCE_TEXT_MAX} />
      <Words {...props} field="explanation" maxLength={EXPLANATION_MAX} />
    </div>
  );
};
