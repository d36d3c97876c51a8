import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Grade } from '#domain/roster/grades';
import { SKIP_REASONS } from '#domain/tracking/hearings';
import { turns as texts } from '#strings/tracking/staff';
import { skipNames } from '#strings/tracking/words';
import { useNow } from '#web/lib/now.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Reciting } from '#wire/tracking';
import { useSkipPupil } from '../mutations.ts';
import { turnsQuery } from '../queries.ts';

const FEW = 9;
const DAY_MS = 24 * 60 * 60 * 1000;

const reasonOf = ({ reason, lastMistakes, dueWords, lastHeardAt }: Reciting, now: number): string => {
  const days = lastHeardAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(lastHeardAt)) / DAY_MS));
  return texts.reasons[reason]({ mistakes: lastMistakes, due: dueWords, days });
};

const SkipDialog = ({ pupil: { studentId, name }, onClose }: { pupil: Reciting; onClose: () => void }) => {
  const skip = useSkipPupil(name);
  return (
    <Dialog title={texts.skipTitle(name)} onClose={onClose}>
      <p className="mb-4 text-muted">{texts.skipBody}</p>
      <div className="grid grid-cols-2 gap-2">
        {SKIP_REASONS.map((reason) => (
          <Button
            key={reason}
            look="soft"
            busy={skip.isPending && skip.variables.reason === reason}
            onClick={() => skip.mutate({ studentId, reason }, { onSuccess: onClose })}
          >
            {skipNames[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
};

interface TurnsProps {
  grade: Grade;
  /** Undefined for all of the grade. */
  section: string | undefined;
  /** Whom the teacher hears now. */
  heard: number | undefined;
  onHear: (studentId: number) => void;
}

/** Whom to hear next, and why. */
export const Turns = ({ grade, section, heard, onHear }: TurnsProps) => {
  const query = useQuery(turnsQuery(grade, section));
  const now = useNow(60_000);
  const [isAll, setIsAll] = useState(false);
  const [skipping, setSkipping] = useState<Reciting | null>(null);
  return (
    <Section title={texts.title} head="mb-2 px-2 text-lg font-black" className="rounded-card bg-card p-4 shadow-card">
      <Loaded query={query} skeleton={<Bones look="h-14" times={5} />}>
        {({ pupils }) => (
          <>
            <ol
              aria-label={texts.label}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-1"
            >
              {(isAll ? pupils : pupils.slice(0, FEW)).map((pupil) => (
                <li
                  key={pupil.studentId}
                  className={`flex items-center gap-2 rounded-2xl ${pupil.studentId === heard ? 'bg-gold-soft' : ''}`}
                >
                  <button
                    type="button"
                    aria-label={texts.hear(pupil.name)}
                    aria-current={pupil.studentId === heard || undefined}
                    onClick={() => onHear(pupil.studentId)}
                    className="grid min-h-14 min-w-0 flex-1 content-center rounded-2xl px-3 text-start hover:bg-emerald-soft"
                  >
                    <span className="leading-snug font-extrabold">{pupil.name}</span>
                    <span className="text-sm text-muted">
                      {pupil.studentId === heard ? texts.now : reasonOf(pupil, now)}
                    </span>
                  </button>
                  {pupil.reason !== 'skipped' && (
                    <IconButton icon="forward" label={texts.skip(pupil.name)} onClick={() => setSkipping(pupil)} />
                  )}
                </li>
              ))}
            </ol>
            {pupils.length > FEW && (
              <Button look="soft" className="mt-2 w-full" onClick={() => setIsAll(!isAll)}>
                {isAll ? texts.fewer : texts.all(pupils.length)}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {skipping && <SkipDialog pupil={skipping} onClose={() => setSkipping(null)} />}
    </Section>
  );
};
