import address from '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2';
import { useEffect, useState } from 'react';
import { slipWords } from '#strings/guardians/words';
import { gradeNames } from '#strings/widgets';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { DoorFrame } from '#web/ui/door-frame.tsx';
import { Consents } from '../components/consents.tsx';
import { SlipBody } from '../components/slip-body.tsx';
import { tokenHere } from '../token.ts';

type Week = Reply<'POST /api/guardian'>;

/** By hand and not by the app's queries, which the page before the login does not have. */
const useQuranFont = (isNeeded: boolean): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const face = new FontFace('Amiri Quran', `url(${address})`);
    face.load().then(
      () => {
        document.fonts.add(face);
        setThere(true);
      },
      () => undefined,
    );
  }, [isNeeded]);
  return isThere;
};

const Shown = ({ shown }: { shown: Week }) => {
  const { name, grade, school, teacher, week, weekText, hijriText, untilText, consents } = shown;
  const hasFont = useQuranFont(week.words.length > 0);
  return (
    <div className="grid grid-cols-1 gap-2">
      <h1 className="text-2xl font-black">{slipWords.title(name)}</h1>
      <p className="font-extrabold text-muted">
        {[school, gradeNames[grade], teacher && slipWords.teacher(teacher)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-muted">
        {weekText} · {hijriText}
      </p>
      <SlipBody week={week} hasFont={hasFont} level="h2" />
      {consents.length > 0 && <Consents first={consents} />}
      <p className="mt-2 text-sm text-muted">{untilText}</p>
    </div>
  );
};

/** Whoever holds the slip reads the pupil's week: no login, nobody else on it, and nothing to change but what they agree to. */
export default function GuardianWeek() {
  const [answer, setAnswer] = useState<Week | Error | null>(null);
  useEffect(() => {
    const look = () => {
      setAnswer(null);
      api('POST /api/guardian', { body: { token: tokenHere() } }).then(setAnswer, setAnswer);
    };
    look();
    // Another slip's code on the same open page.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <DoorFrame wide>
      {answer === null && <p role="status">{slipWords.looking}</p>}
      {answer instanceof Error && (
        <div className="grid gap-2">
          <h1 className="text-2xl font-black">{slipWords.over}</h1>
          <p role="alert">{messageOf(answer)}</p>
        </div>
      )}
      {answer !== null && !(answer instanceof Error) && <Shown shown={answer} />}
      <p className="mt-4">
        <a href="/privacy" className="font-extrabold text-emerald-ink underline">
          {slipWords.privacy}
        </a>
      </p>
    </DoorFrame>
  );
}
