import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { classHeat, hardestWords } from '#domain/tracking/heat';
import { formatNumber } from '#strings/plural';
import { classHeatTexts as texts } from '#strings/tracking/history';
import { trackingPage } from '#strings/tracking/staff';
import { mistakeCount } from '#strings/tracking/words';
import { useGrade, useRuledSection } from '#web/lib/grade.ts';
import { textsQuery } from '#web/quran/queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PassageBones } from '#web/ui/quran/passage.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Heat } from '#wire/tracking';
import { trackingSearch } from '../admin-search.ts';
import { heatQuery, stumblersQuery } from '../queries.ts';
import { HeatGrid, WordList } from './heat-grid.tsx';
import { TextChoice } from './text-choice.tsx';

const NOBODY = { pupils: 0, mistakes: 0 };

const Stumblers = ({ heat, position, onClose }: { heat: Heat; position: number; onClose: () => void }) => (
  <Dialog title={texts.who} onClose={onClose}>
    <WordList passage={heat.passage} positions={[position]} />
    <Loaded
      query={useQuery(stumblersQuery({ textId: heat.text.id, position, section: useRuledSection().value }))}
      skeleton={<Bones look="h-12" times={3} />}
    >
      {({ pupils }) =>
        pupils.length === 0 ? (
          <p className="mt-3 text-muted">{texts.nobody}</p>
        ) : (
          <ul className="mt-3 grid gap-2">
            {pupils.map(({ studentId, name, mistakes }) => (
              <li key={studentId}>
                <Link
                  to="/admin/tracking"
                  search={(before) => ({ ...before, tab: undefined, student: studentId, text: heat.text.id })}
                  aria-label={texts.hear(name)}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-2xl bg-paper px-3 py-1 hover:bg-emerald-soft"
                >
                  <b>{name}</b>
                  <span className="text-sm text-muted">{mistakeCount(mistakes)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  </Dialog>
);

const Hardest = ({ heat, onChoose }: { heat: Heat; onChoose: (position: number) => void }) => (
  <Section
    title={texts.hardest}
    head="mb-2 px-2 text-lg font-black"
    className="xl:order-last rounded-card bg-card p-4 shadow-card"
  >
    <ol className="grid gap-1">
      {hardestWords(heat.words).map(({ position, pupils, mistakes }, at) => (
        <li key={position}>
          <button
            type="button"
            onClick={() => onChoose(position)}
            className="flex min-h-12 w-full items-center gap-3 rounded-2xl px-2 text-start hover:bg-emerald-soft"
          >
            <span className="w-5 font-extrabold text-muted">{formatNumber(at + 1)}</span>
            <WordList passage={heat.passage} positions={[position]} />
            <span className="ms-auto text-sm text-muted">{texts.stumbled(pupils, mistakes)}</span>
          </button>
        </li>
      ))}
    </ol>
  </Section>
);

const TextHeat = ({ heat }: { heat: Heat }) => {
  const [asked, setAsked] = useState<number | null>(null);
  const counts = new Map(heat.words.map((word) => [word.position, word]));
  const heatOf = (position: number) => {
    const { pupils, mistakes } = counts.get(position) ?? NOBODY;
    return { heat: classHeat(pupils, heat.pupils), count: pupils, say: texts.stumbled(pupils, mistakes) };
  };
  if (heat.words.length === 0) return <EmptyState icon="target" title={texts.none} body={texts.noneBody} />;
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Hardest heat={heat} onChoose={setAsked} />
      <Section title={texts.title} head="text-2xl font-black" className="rounded-card bg-card p-4 shadow-card sm:p-6">
        <p className="mb-4 text-muted">
          {texts.heard(heat.pupils)}. {texts.intro}
        </p>
        <HeatGrid passage={heat.passage} heatOf={heatOf} texts={texts} onChoose={setAsked} />
      </Section>
      {asked !== null && <Stumblers heat={heat} position={asked} onClose={() => setAsked(null)} />}
    </div>
  );
};

const HeatOfText = ({ textId }: { textId: number }) => (
  <Loaded query={useQuery(heatQuery(textId, useRuledSection().value))} skeleton={<PassageBones />}>
    {(heat) => <TextHeat key={textId} heat={heat} />}
  </Loaded>
);

/** Which words of a text most of the class stumble over: the one that is recited, unless another is chosen. */
export const ClassHeat = () => {
  const { chosen, set } = useList(trackingSearch);
  return (
    <Loaded query={useQuery(textsQuery(useGrade()))} skeleton={<PassageBones />}>
      {(all) => {
        const text = all.find(({ id }) => id === chosen.text) ?? all.find(({ isFocused }) => isFocused) ?? all[0];
        if (!text) return <EmptyState icon="mushaf" title={trackingPage.noText} body={trackingPage.noTextBody} />;
        return (
          <div className="grid gap-5">
            <TextChoice texts={all} chosen={text.id} onChoose={(id) => set({ text: id })} />
            <HeatOfText textId={text.id} />
          </div>
        );
      }}
    </Loaded>
  );
};
