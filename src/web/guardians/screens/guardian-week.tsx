import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDay } from '#strings/dates';
import { slipWords } from '#strings/guardians/words';
import { gradeNames } from '#strings/widgets';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { DoorFrame } from '#web/ui/door-frame.tsx';
import { SlipBody } from '../components/slip-body.tsx';
import '#web/quran/quran.css';
import '../slips.css';

type Week = Reply<'POST /api/guardian'>;

/** Verses wait for their typeface, which is asked for as everywhere. */
const client = new QueryClient();

const Shown = ({ shown: { name, grade, week, expiresAt } }: { shown: Week }) => (
  <div className="grid grid-cols-1 gap-2">
    <h1 className="text-2xl font-black">{slipWords.title(name)}</h1>
    <p className="font-extrabold text-muted">
      {gradeNames[grade]} · {slipWords.week(week.from, week.to)}
    </p>
    <SlipBody week={week} />
    <p className="mt-2 text-sm text-muted">{slipWords.until(formatDay(expiresAt))}</p>
  </div>
);

/** Whoever holds the slip reads the pupil's week: no login, nothing to change, and nobody else on it. */
export default function GuardianWeek() {
  const [answer, setAnswer] = useState<Week | Error | null>(null);
  useEffect(() => {
    const look = () => {
      setAnswer(null);
      api('POST /api/guardian', { body: { token: location.hash.slice(1) || '-' } }).then(setAnswer, setAnswer);
    };
    look();
    // Another slip's code on the same open page.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <QueryClientProvider client={client}>
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
    </QueryClientProvider>
  );
}
