import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownHeat } from '#domain/tracking/heat';
import { formatMoment } from '#strings/dates';
import { historyTools, ownHeatTexts, pastHearing } from '#strings/tracking/history';
import { drilledAndHeld, hearings as texts } from '#strings/tracking/staff';
import { mistakeCount, mistakeNames } from '#strings/tracking/words';
import { addressOf } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { PassageBones } from '#web/ui/quran/passage.tsx';
import { Section } from '#web/ui/section.tsx';
import { Loaded } from '#web/ui/states.tsx';
import type { Passage } from '#wire/quran';
import type { Hearing, PastHearing as Past, Tracked } from '#wire/tracking';
import { pastHearingQuery } from '../queries.ts';
import { HeatGrid, WordList } from './heat-grid.tsx';

/** One pupil's mistakes over all hearings of a text. */
const PupilHeat = ({ page, onClose }: { page: Tracked; onClose: () => void }) => {
  const mistakes = new Map(page.words.map((word) => [word.position, word.incorrectAttempts]));
  const heatOf = (position: number) => {
    const count = mistakes.get(position) ?? 0;
    return { heat: ownHeat(count), count, say: mistakeCount(count) };
  };
  return (
    <Dialog wide title={ownHeatTexts.title(page.pupil.name)} onClose={onClose}>
      <p className="mb-4 text-muted">{ownHeatTexts.intro}</p>
      <HeatGrid passage={page.passage} heatOf={heatOf} texts={ownHeatTexts} />
    </Dialog>
  );
};

const GROUPS = ['mended', 'stillWrong', 'newlyWrong', 'notReached'] as const;

const Compared = ({ beside, passage }: { beside: NonNullable<Past['beside']>; passage: Passage }) => (
  <Section title={pastHearing.beside} as="h3" head="text-lg font-black">
    <dl className="grid gap-x-4 sm:grid-cols-2">
      {GROUPS.map((group) => (
        <div key={group} className="mt-2">
          <dt className="font-extrabold">{pastHearing.groups[group]}</dt>
          <dd className="text-muted">
            {beside[group].length > 0 ? <WordList passage={passage} positions={beside[group]} /> : pastHearing.nothing}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);

/** The text as it went then, and what became of the words since the hearing before. */
const PastHearing = ({ hearing, passage, onClose }: { hearing: Hearing; passage: Passage; onClose: () => void }) => {
  const heatIn = (wrong: Past['wrong']) => {
    const words = new Map(wrong.map((word) => [word.position, word]));
    return (position: number) => {
      const { times = 0, mistake = null } = words.get(position) ?? {};
      const heard = position <= hearing.reached ? mistakeCount(times) : pastHearing.groups.notReached;
      return { heat: ownHeat(times), count: times, say: mistake ? `${heard}، ${mistakeNames[mistake]}` : heard };
    };
  };
  return (
    <Dialog wide title={pastHearing.title} onClose={onClose}>
      <Loaded query={useQuery(pastHearingQuery(hearing.id))} skeleton={<PassageBones />}>
        {({ wrong, beside }) => (
          <div className="grid gap-5">
            <p className="font-extrabold">
              {[formatMoment(hearing.startedAt), mistakeCount(wrong.length), texts.statuses[hearing.status]].join('، ')}
            </p>
            {beside ? (
              <Compared beside={beside} passage={passage} />
            ) : (
              <p className="text-muted">{pastHearing.first}</p>
            )}
            <HeatGrid passage={passage} heatOf={heatIn(wrong)} texts={ownHeatTexts} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};

const TONES = { open: 'wait', finished: 'good', stopped: 'plain' } as const;

/** Beside the hearing before it; null where they are alike, or there is none. */
const compared = (hearing: Hearing, before: Hearing | undefined): string | null => {
  if (!before || hearing.mistakes === before.mistakes) return null;
  const by = Math.abs(hearing.mistakes - before.mistakes);
  return hearing.mistakes < before.mistakes ? texts.better(by) : texts.worse(by);
};

const Tools = ({ page: { pupil, text }, onHeat }: { page: Tracked; onHeat: () => void }) => (
  <div className="flex flex-wrap gap-2">
    <Button look="soft" icon="target" onClick={onHeat}>
      {ownHeatTexts.open}
    </Button>
    <PaperLink href={`/admin/tracking/sheet/${pupil.id}?text=${text.id}`}>{historyTools.sheet}</PaperLink>
    <DownloadLink
      href={addressOf('GET /api/admin/tracking/pupils/:studentId/hearings.csv', {
        params: { studentId: pupil.id },
        query: { textId: text.id },
      })}
    >
      {historyTools.export}
    </DownloadLink>
  </div>
);

/** Each sitting: when, how far, how many were wrong, and how it compares. Pressed, it opens. */
export const HearingList = ({ page }: { page: Tracked }) => {
  const [opened, setOpened] = useState<Hearing | 'heat' | null>(null);
  const close = () => setOpened(null);
  const { hearings, text, passage } = page;
  return (
    <section aria-labelledby="hearings" className="grid gap-3 rounded-card bg-card p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="hearings" className="px-2 text-lg font-black">
          {texts.title}
        </h2>
        {hearings.length > 0 && <Tools page={page} onHeat={() => setOpened('heat')} />}
      </div>
      {hearings.length === 0 && <p className="px-2 text-muted">{texts.none}</p>}
      <ol className="grid gap-2">
        {hearings.map((hearing, at) => (
          <li key={hearing.id}>
            <button
              type="button"
              onClick={() => setOpened(hearing)}
              className="grid w-full gap-0.5 rounded-2xl bg-paper px-3 py-2 text-start hover:bg-emerald-soft"
            >
              <span className="sr-only">{pastHearing.open}</span>
              <span className="flex flex-wrap items-center justify-between gap-2">
                <time dateTime={hearing.startedAt} className="font-extrabold">
                  {formatMoment(hearing.startedAt)}
                </time>
                <Badge tone={TONES[hearing.status]}>{texts.statuses[hearing.status]}</Badge>
              </span>
              <span className="text-sm text-muted">
                {[
                  mistakeCount(hearing.mistakes),
                  compared(hearing, hearings[at + 1]),
                  texts.reached(hearing.reached + 1, text.wordCount),
                ]
                  .filter((part) => part !== null)
                  .join('، ')}
              </span>
              {hearing.drilled > 0 && (
                <span className="text-sm font-extrabold text-emerald-ink">
                  {drilledAndHeld(hearing.held, hearing.drilled)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {opened === 'heat' && <PupilHeat page={page} onClose={close} />}
      {opened && opened !== 'heat' && <PastHearing hearing={opened} passage={passage} onClose={close} />}
    </section>
  );
};
