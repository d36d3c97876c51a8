import type { StaffActor } from '#domain/access/actors';
import { sectionKey } from '#domain/roster/sections';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { RenameSection, SectionRenamed } from '#server/platform/sections';
import * as queries from './queries.ts';

/** A section has one name: with its pupils it changes wherever lessons, seats and teachers' classes name it. */
export const renameSection = async (
  deps: Deps,
  staff: StaffActor,
  renamings: readonly RenameSection[],
  renamed: SectionRenamed,
): Promise<void> => {
  const { grade, from, to } = renamed;
  await deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const sections = (await queries.listSections(trx)).filter((each) => each.grade === grade);
    const isHere = sections.some(({ section }) => section === from);
    // The same again, such as after a reply that was lost.
    if (!isHere && sections.some(({ section }) => section === to)) return;
    if (!isHere) throw new Refusal('section_not_found');
    const others = sections.filter(({ section }) => section !== from);
    if (others.some(({ section }) => sectionKey(section) === sectionKey(to))) throw new Refusal('section_exists');
    await queries.renameSection(trx, renamed);
    for (const rename of renamings) await rename(trx, renamed);
    await logAct(trx, deps.clock(), staff, 'section_renamed', about('students', `${grade}-${to}`), {
      details: { grade },
      before: { section: from },
      after: { section: to },
    });
  });
  for (const topic of ['calendar', 'classroom'] as const) deps.live.tellBoth({ grade }, topic);
};
