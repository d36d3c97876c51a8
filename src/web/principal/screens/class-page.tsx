import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { classPartNames, classPage as texts } from '#strings/principal/page';
import { className } from '#strings/widgets';
import { TermFilter } from '#web/calendar/components/term-filter.tsx';
import { OpenFirstTerm } from '#web/calendar/components/term-loaded.tsx';
import { useGrade, useRuledSection } from '#web/lib/grade.ts';
import { withSearch } from '#web/lib/with-search.ts';
import { useAddress } from '#web/ui/list/use-address.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { ClassPage } from '#wire/principal';
import { classPageQuery } from '../queries.ts';

type Part = ClassPage['parts'][number];

/** A figure is the way to the rows that it is counted from. */
const Figure = ({ name, value, note, to }: Part['figures'][number]) => (
  <a
    href={to}
    aria-label={`${name}: ${value}. ${texts.rows(name)}`}
    className="grid content-start gap-0.5 rounded-2xl border-2 border-line bg-paper px-4 py-3 transition hover:border-emerald"
  >
    <span className="text-sm font-extrabold text-muted">{name}</span>
    <span className="text-3xl font-black text-emerald-ink">{value}</span>
    <span className="text-sm text-muted">{note}</span>
  </a>
);

const PartCard = ({ part: { kind, figures } }: { part: Part }) => (
  <Section
    title={classPartNames[kind]}
    head="text-lg font-black"
    className="grid content-start gap-3 rounded-card bg-card p-4 shadow-card"
  >
    <div className="grid grid-cols-2 gap-2">
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </div>
  </Section>
);

const Figures = ({ page }: { page: ClassPage }) => {
  const set = useAddress();
  if (!page.term) return <OpenFirstTerm />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="leading-snug">
          <span className="block font-black">{formatDays(page.term.start, page.upTo)}</span>
          <span className="block text-sm text-muted">{formatHijriDays(page.term.start, page.upTo)}</span>
        </p>
        <span className="ms-auto">
          <TermFilter terms={page.terms} term={page.term.id} onChange={(term) => set({ term })} />
        </span>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {page.parts.map((part) => (
          <PartCard key={part.kind} part={part} />
        ))}
      </div>
    </div>
  );
};

/** A class in a term on one page. */
export const ClassPageScreen = () => {
  const grade = useGrade();
  const section = useRuledSection().value;
  const { term } = getRouteApi('/admin/class-page').useSearch();
  const query = useQuery(classPageQuery({ grade, section, term }));
  return (
    <>
      <PageHead
        title={className({ grade, section: section ?? null })}
        intro={texts.intro}
        note={query.data && texts.pupils(query.data.pupils)}
      >
        <PaperLink href={withSearch('/admin/class-page/print', { grade, section, term })}>{texts.print}</PaperLink>
      </PageHead>
      <Loaded query={query} skeleton={<Bones layout="grid gap-4 lg:grid-cols-2" look="h-56 rounded-card!" times={4} />}>
        {(page) => <Figures page={page} />}
      </Loaded>
    </>
  );
};
