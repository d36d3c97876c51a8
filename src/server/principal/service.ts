import { shownTerm } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import { CLASS_PARTS } from '#domain/principal/class-page';
import type { SchoolClass } from '#domain/roster/classes';
import { listTerms } from '#server/calendar/service';
import type { ClassPart } from '#server/platform/class-parts';
import type { Deps } from '#server/platform/deps';
import { countPupils } from '#server/roster/service';
import { readSchool } from '#server/staff/service';
import { brand } from '#strings/widgets';
import type { ClassPage } from '#wire/principal';

/** Of the term that is named, else the one that runs or comes next. Nothing is stored for it: all is counted from the rows. */
export const readClassPage = async (
  deps: Deps,
  parts: readonly ClassPart[],
  of: SchoolClass,
  termId: number | undefined,
): Promise<ClassPage> => {
  const { db, clock } = deps;
  const today = schoolDay(clock());
  const [all, { school }, pupils] = await Promise.all([listTerms(db), readSchool(db), countPupils(db, of)]);
  const term = all.find(({ id }) => id === termId) ?? shownTerm(all, today);
  const head = {
    school: school ?? brand.name,
    pupils,
    terms: all.map(({ id, name }) => ({ id, name })),
  };
  if (!term) return { ...head, term: null, upTo: today, parts: [] };
  const upTo = today < term.end ? today : term.end;
  const asked = { ...of, termId: term.id, from: term.start, to: upTo };
  const told = await Promise.all(parts.map(async ({ kind, figures }) => ({ kind, figures: await figures(db, asked) })));
  return {
    ...head,
    term,
    upTo,
    parts: CLASS_PARTS.flatMap((kind) => {
      const figures = told.flatMap((part) => (part.kind === kind ? part.figures : []));
      return figures.length > 0 ? [{ kind, figures }] : [];
    }),
  };
};
