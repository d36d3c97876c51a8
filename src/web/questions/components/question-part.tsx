import type { QuestionDraft } from '../question-draft.ts';

/** What every part of the form works on. */
export interface PartProps {
  draft: QuestionDraft;
  /** What the server said, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (draft: QuestionDraft) => void;
}

export const Fault = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className="text-sm font-extrabold text-danger">
      {text}
    </p>
  );
