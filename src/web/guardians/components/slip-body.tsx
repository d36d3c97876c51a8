import type { ReactNode } from 'react';
import { slipWords } from '#strings/guardians/words';
import { WithQuranFont } from '#web/quran/components/passage.tsx';
import type { SlipWeek } from '#wire/guardians';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="slip-part">
    <h3 className="font-black">{title}</h3>
    {children}
  </section>
);

const Words = ({ words }: Pick<SlipWeek, 'words'>) => (
  <WithQuranFont>
    {() =>
      words.map(({ text, pieces }) => (
        <div key={text}>
          <p className="font-extrabold">{text}</p>
          <p className="quran slip-words" lang="ar" dir="rtl" translate="no">
            {pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand in a text twice, and nothing moves
              <span key={at} className="quran-piece me-3">
                {piece}{' '}
              </span>
            ))}
          </p>
        </div>
      ))
    }
  </WithQuranFont>
);

/** A pupil's week as the guardian reads it, on paper and behind the code. */
export const SlipBody = ({ week }: { week: SlipWeek }) => (
  <>
    <Part title={slipWords.attendance}>
      {week.attendance.length === 0 ? (
        <p>{slipWords.noLessons}</p>
      ) : (
        <p>{week.attendance.map(({ kind, lessons }) => slipWords.attended(kind, lessons)).join('، ')}.</p>
      )}
    </Part>
    <Part title={slipWords.conduct}>
      <p>{slipWords.marks(week.positive, week.negative)}</p>
      {week.behaviors.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that nothing moves in
        <p key={at}>{slipWords.behavior(kind)}</p>
      ))}
    </Part>
    <Part title={slipWords.learned}>
      {week.learned.length === 0 ? (
        <p>{slipWords.nothingLearned}</p>
      ) : (
        <ul className="list-inside list-disc">
          {week.learned.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
    </Part>
    <Part title={slipWords.repeat}>
      {week.words.length === 0 ? <p>{slipWords.nothingToRepeat}</p> : <Words words={week.words} />}
    </Part>
  </>
);
