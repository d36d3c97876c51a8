import { Verses, WithQuranFont } from '#web/quran/components/passage.tsx';
import type { ExamQuestion } from '#wire/exams/paper';

const QUOTED = /(«[^»]*»)/u;

/** Words as written, with what is quoted of a hadith set apart. */
export const PaperText = ({ text }: { text: string }) =>
  [...text.split(QUOTED).entries()].map(([place, part]) =>
    part.startsWith('«') ? (
      <span key={place} className="exam-quote">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The published verses between ornate brackets. Which surah they are of may be what is asked. */
const PaperVerses = ({ verse }: { verse: ExamQuestion['verse'] }) =>
  verse && (
    <WithQuranFont>
      {() => (
        <div className="quran exam-verse" lang="ar" translate="no">
          <p>
            {'\ufd3f\u00a0'}
            <Verses verses={verse.verses} />
            {'\ufd3e'}
          </p>
        </div>
      )}
    </WithQuranFont>
  );

export const PaperAsked = ({ question: { text, verse } }: { question: ExamQuestion }) => (
  <>
    <p className="exam-asked">
      <PaperText text={text} />
    </p>
    <PaperVerses verse={verse} />
  </>
);
