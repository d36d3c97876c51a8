import { MATCHING_OPTIONS, OPTION_TEXT_MAX } from '#domain/questions/questions';
import { examEditor as texts } from '#strings/exams/editor';
import { typeNames } from '#strings/questions/words';
import { AnswerField, GroundsFields, SubjectField, WordsField } from '#web/questions/components/question-fields.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { Verse } from '../components/verse.tsx';
import { type ExamDraft, faultsAt, type PlaceDraft } from './exam-draft.ts';

interface CardProps {
  draft: ExamDraft;
  /** What the server said, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<ExamDraft>) => void;
}

const PLACES = Array.from({ length: MATCHING_OPTIONS }, (_, place) => place);

const MatchingFields = ({ draft: { matchingOptions }, faults, onChange }: CardProps) => (
  <fieldset className="grid gap-3 rounded-2xl border-2 border-line p-3 sm:grid-cols-2">
    <legend className="px-1 font-extrabold">{texts.matching}</legend>
    {PLACES.map((place) => (
      <TextField
        key={place}
        label={texts.matchingOption(place + 1)}
        value={matchingOptions[place] ?? ''}
        error={faults[`matchingOptions/${place}`] ?? faults.matchingOptions}
        onChange={(event) => onChange({ matchingOptions: matchingOptions.with(place, event.target.value) })}
        maxLength={OPTION_TEXT_MAX}
        autoComplete="off"
      />
    ))}
  </fieldset>
);

interface QuestionCardProps extends CardProps {
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
        {texts.question(place + 1)} <span className="text-base text-muted">{typeNames[question.type]}</span>
      </h2>
      {missing.length > 0 && <p className="text-sm text-muted">{texts.missing(missing)}</p>}
      {question.type === 'matching' && <MatchingFields draft={draft} faults={faults} onChange={onChange} />}
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
      {props.isKeyLocked && <p className="rounded-2xl bg-gold-soft px-4 py-2 text-gold-ink">{texts.locked}</p>}
      <AnswerField {...props} matchingOptions={draft.matchingOptions} />
      <GroundsFields {...props} />
    </>
  );
};
