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

const Kind = ({ draft, onChange }: PartProps) => (
  <>
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
  </>
);

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

const Weight = ({ draft, faults, onChange }: PartProps) => (
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
);

const Words = ({ draft, faults, onChange }: PartProps) => (
  <>
    {needsCorrection({ type: draft.type, answer: draft.answer ?? NONE }) && (
      <TextAreaField
        label={texts.correction}
        hint={texts.correctionHint}
        error={faults.correction}
        value={draft.correction}
        onChange={(event) => onChange({ ...draft, correction: event.target.value })}
        maxLength={QUESTION_TEXT_MAX}
        rows={2}
      />
    )}
    <TextAreaField
      label={texts.source}
      hint={texts.sourceHint}
      error={faults.source}
      value={draft.source}
      onChange={(event) => onChange({ ...draft, source: event.target.value })}
      maxLength={SOURCE_TEXT_MAX}
      rows={2}
    />
    <TextAreaField
      label={texts.explanation}
      error={faults.explanation}
      value={draft.explanation}
      onChange={(event) => onChange({ ...draft, explanation: event.target.value })}
      maxLength={EXPLANATION_MAX}
      rows={2}
    />
  </>
);

/** Everything about a question, in the order in which a teacher thinks of it. */
export const QuestionFieldset = ({ matchingOptions, ...props }: AnswerProps) => (
  <div className="grid grid-cols-1 gap-4">
    <TextAreaField
      label={texts.text}
      error={props.faults.text}
      value={props.draft.text}
      onChange={(event) => props.onChange({ ...props.draft, text: event.target.value })}
      maxLength={QUESTION_TEXT_MAX}
      rows={2}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <Kind {...props} />
    </div>
    <Answer {...props} matchingOptions={matchingOptions} />
    <Weight {...props} />
    <Words {...props} />
  </div>
);
