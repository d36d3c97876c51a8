import type { ReactNode } from 'react';
import { isPraised } from '#domain/guardians/links';
import { slipWords } from '#strings/guardians/words';
import { subjectNames } from '#strings/questions/words';
import type { SlipWeek } from '#wire/guardians';

/** Below what stands above it: the page's own heading, or that of one slip of many. */
type Level = 'h2' | 'h3';

const Part = ({ level: Heading, title, children }: { level: Level; title: string; children: ReactNode }) => (
  <section className="mt-[2.5mm]">
    <Heading className="font-black">{title}</Heading>
    {children}
  </section>
);

/** In no other typeface than theirs: until it is there, verses are not. */
const Words = ({ words, hasFont }: Pick<SlipWeek, 'words'> & { hasFont: boolean }) =>
  [...words.entries()].map(([place, { text, pieces }]) => (
    <div key={place}>
      <p className="font-extrabold">{text}</p>
      {hasFont && (
        <p className="font-['Amiri_Quran',serif] text-[1.4em] leading-[2]" lang="ar" dir="rtl" translate="no">
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand in a text twice, and nothing moves
            <span key={at} className="me-[0.8em] inline-block">
              {piece}{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  ));

const resultText = ({ title, score, of, revise }: SlipWeek['results'][number]): string => {
  if (score === null) return slipWords.missed(title);
  const next = revise.map((subject) => subjectNames[subject]).join(slipWords.and);
  return `${slipWords.result(title, score, of)} ${revise.length > 0 ? slipWords.revise(next) : slipWords.nothingWrong}`;
};

/** A pupil's week as the guardian reads it, on paper and behind the code. */
export const SlipBody = ({ week, hasFont, level }: { week: SlipWeek; hasFont: boolean; level: Level }) => (
  <>
    <Part level={level} title={slipWords.attendance}>
      {week.attendance.length === 0 ? (
        <p>{slipWords.noLessons}</p>
      ) : (
        <p>{week.attendance.map(({ kind, lessons }) => slipWords.attended(kind, lessons)).join('، ')}.</p>
      )}
    </Part>
    <Part level={level} title={slipWords.conduct}>
      <p>{slipWords.marks(week.positive, week.negative)}</p>
      {!isPraised(week) && <p>{slipWords.encourage}</p>}
      {week.behaviors.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that nothing moves in
        <p key={at}>{slipWords.behavior(kind)}</p>
      ))}
    </Part>
    {week.results.length > 0 && (
      <Part level={level} title={slipWords.results}>
        {week.results.map((result) => (
          <p key={result.title}>{resultText(result)}</p>
        ))}
      </Part>
    )}
    <Part level={level} title={slipWords.learned}>
      {week.learned.length === 0 ? (
        <p>{slipWords.nothingLearned}</p>
      ) : (
        <ul className="list-inside list-disc">
          {[...week.learned.entries()].map(([place, topic]) => (
            <li key={place}>{topic}</li>
          ))}
        </ul>
      )}
    </Part>
    <Part level={level} title={slipWords.repeat}>
      {week.words.length === 0 ? <p>{slipWords.nothingToRepeat}</p> : <Words words={week.words} hasFont={hasFont} />}
    </Part>
  </>
);
