import { examEditor as texts } from '#strings/exams/editor';
import { questionName } from '#strings/exams/staff';
import { typeNames } from '#strings/questions/words';
import { MatchingFields } from '#web/questions/components/matching-fields.tsx';
import { AnswerField, GroundsFields, SubjectField, WordsField } from '#web/questions/components/question-fields.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { Verse } from '../components/verse.tsx';
import { type ExamDraft, faultsAt, type PlaceDraft } from './exam-draft.ts';

interface QuestionCardProps {
  draft: ExamDraft;
  /** What the server said, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<ExamDraft>) => void;
  place: number;
  missing: readonly string[];
  /** As it is saved; a new one is not yet. */
  exam: WholeExam | undefined;
}

export const QuestionCard = ({ draft, faults, onChange, place, missing, exam }: QuestionCardProps) => {
  const question = draft.questions[place] as PlaceDraft;
  const saved = exam?.questions[place];
  const change = (part: Partial<PlaceDraft>) =>
    onChange({ questions: draft.questions.with(place, { ...question, ...part }) });
  const own = faultsAt(faults, place);
  const props = { draft: question, faults: own, onChange: change, isKeyLocked: exam?.hasAnswers ?? false };
  return (
    <>
      <h2 className="text-xl font-black">
        {questionName(place + 1)} <span className="text-base text-muted">{typeNames[question.type]}</span>
      </h2>
      {missing.length > 0 && <p className="text-sm text-muted">{texts.missing(missing)}</p>}
      {question.type === 'matching' && (
        <fieldset className="grid gap-3 rounded-2xl border-2 border-line p-3 sm:grid-cols-2">
          <legend className="px-1 font-extrabold">{texts.matching}</legend>
          <MatchingFields
            options={draft.matchingOptions}
            faults={faults}
            name="matchingOptions"
            onChange={(matchingOptions) => onChange({ matchingOptions })}
          />
        </fieldset>
      )}
      <WordsField {...props} field="text" />
      <TextField
        label={texts.verse}
        hint={texts.verseHint}
        error={own.verse}
        value={question.verse}
        onChange={(event) => change({ verse: event.target.value })}
        dir="ltr"
        autoComplete="off"
        maxLength={12}
      />
      {/* As published, once the server has looked them up. */}
      {saved?.verse?.reference === question.verse && <Verse verse={saved.verse} />}
      <SubjectField {...props} />
      {props.isKeyLocked && <Notice text={texts.locked} />}
      <AnswerField {...props} matchingOptions={draft.matchingOptions} />
      <GroundsFields {...props} />
    </>
  );
};
