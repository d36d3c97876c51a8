import type { PupilActor, StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { compareWords, isSameText, pastedWords } from '#domain/quran/comparing';
import { indexVerses, locate, type VerseIndex } from '#domain/quran/locating';
import type { NamedVerses } from '#domain/quran/naming';
import type { VerseRange } from '#domain/quran/surahs';
import { wordsOf } from '#domain/quran/words';
import type { Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { onceFor } from '#server/platform/once-for';
import { isPermutation } from '#server/platform/permutation';
import { sameWishOrThrow } from '#server/platform/wishes';
import { countNewAnswers } from '#server/recordings/service';
import { fieldText } from '#strings/fields';
import type { BodyOf } from '#wire/contract';
import { presentHead, presentPassage, textPresenter } from './present.ts';
import { readManifest } from './published.ts';
import * as queries from './queries.ts';
import { textOf } from './text-of.ts';

export { falseVersesIn, readQuotingChecker, refuseFalseVerses } from './proofreading.ts';
export { provideQuran } from './provide.ts';
export { readManifest } from './published.ts';
export { daysRead, listTextContents, listTexts, readText, texts } from './queries.ts';

/** All of them or none: a range that ends beyond its surah is a slip, not a shorter range. */
export const readVerses = async (executor: Executor, range: VerseRange) => {
  const verses = await queries.listVerses(executor, range);
  if (range.toAyah < range.fromAyah || verses.length !== range.toAyah - range.fromAyah + 1)
    throw new Refusal('verses_not_found');
  return verses;
};

/** By the name that a question's source has for the surah. */
export const readNamedVerses = async (executor: Executor, { surahName, ...verses }: NamedVerses) => {
  const { surahs } = await readManifest();
  const named = surahs.find(({ name }) => name === surahName);
  return readVerses(executor, { surah: orRefuse(named, 'verses_not_found').surah, ...verses });
};

/** Verses as a page shows them. */
export const passageOf = async (executor: Executor, verses: Awaited<ReturnType<typeof readVerses>>) => {
  const [basmala] = await readVerses(executor, { surah: 1, fromAyah: 1, toAyah: 1 });
  return presentPassage(await readManifest(), verses[0]?.surah ?? 0, verses, basmala?.text ?? '');
};

/** Some megabytes, and only where somebody pastes. */
const keptBy = onceFor((_database: object): { index?: VerseIndex } => ({}));

export const comparePasted = async (deps: Deps, pasted: string) => {
  const words = pastedWords(pasted);
  const kept = keptBy(deps.db);
  kept.index ??= indexVerses(await queries.listAllVerses(deps.db));
  const range = orRefuse(locate(kept.index, words), 'pasted_text_unknown');
  const verses = await readVerses(deps.db, range);
  const published = verses.flatMap(({ text }) => wordsOf(text));
  const differences = compareWords(published, words);
  return { passage: await passageOf(deps.db, verses), differences, isSame: isSameText(differences) };
};

/** A text as pages show it; without an id the one that the grade recites. */
export const openText = async (executor: Executor, wanted: { readonly id: number } | { readonly focusedOf: Grade }) => {
  const textId =
    'id' in wanted ? wanted.id : (await queries.findFocused(executor, { grade: wanted.focusedOf })).rows[0]?.id;
  if (textId === undefined) return null;
  const [row] = (await queries.readTextInUse(executor, { textId })).rows;
  if (!row) throw new Refusal('quran_text_not_found');
  return textPresenter(await readManifest())(row);
};

/** The texts of a grade that pupils see. */
export const listHeads = async (executor: Executor, grade: Grade) => {
  const [manifest, { rows }] = [await readManifest(), await queries.listActiveTexts(executor, { grade })];
  return rows.map((row) => presentHead(manifest, row));
};

const isSameRange = (made: VerseRange, range: VerseRange): boolean =>
  made.surah === range.surah && made.fromAyah === range.fromAyah && made.toAyah === range.toAyah;

/** One after the other: two at once must not both make theirs the text that is recited. */
const changeTexts = async (deps: Deps, work: (executor: Executor) => Promise<queries.TextRow>) => {
  const text = await inTurn(deps, 'quran-texts', work);
  deps.live.tellBoth({ grade: text.gradeLevel }, 'quran');
  return text;
};

export const addText = (deps: Deps, staff: StaffActor, wish: BodyOf<'POST /api/admin/quran/texts'>) =>
  changeTexts(deps, async (trx) => {
    const made = await queries.findByRequest(trx, wish.requestKey);
    if (made) {
      const isSame = made.title === wish.title && made.gradeLevel === wish.grade && isSameRange(made, wish);
      return queries.readText(trx, sameWishOrThrow(made, isSame).id);
    }
    const now = deps.clock();
    const verses = textOf(await readVerses(trx, wish));
    if (wish.isFocused) await queries.unfocusOthers(trx, wish.grade, 0);
    const id = await queries.insertText(trx, {
      ...verses,
      title: wish.title,
      gradeLevel: wish.grade,
      isFocused: wish.isFocused ? 1 : 0,
      position: (await queries.lastPosition(trx, wish.grade)) + 1,
      requestKey: wish.requestKey,
      createdBy: staff.staffId,
      createdAt: now.toISOString(),
    });
    await logAct(trx, now, staff, 'quran_text_added', about('quran_texts', id, wish.title), {
      after: { grade: wish.grade, surah: verses.surah, from_ayah: verses.fromAyah, to_ayah: verses.toAyah },
    });
    return queries.readText(trx, id);
  });

export const changeText = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { title, isActive, isFocused }: BodyOf<'PATCH /api/admin/quran/texts/:id'>,
) =>
  changeTexts(deps, async (trx) => {
    const row = await queries.readText(trx, id);
    // What pupils do not see is not what they recite.
    const change = { title, isActive: isActive ? 1 : 0, isFocused: isActive && isFocused ? 1 : 0 } as const;
    if (change.isFocused) await queries.unfocusOthers(trx, row.gradeLevel, id);
    await queries.updateText(trx, id, change);
    await logAct(trx, deps.clock(), staff, 'quran_text_changed', about('quran_texts', id, title), {
      before: { title: row.title, is_shown: row.isActive === 1, is_focused: row.isFocused === 1 },
      after: { title, is_shown: isActive, is_focused: change.isFocused === 1 },
    });
    return queries.readText(trx, id);
  });

/** The marks that pupils have on the words of the old text stay with it (D-60). */
export const replaceText = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  wish: BodyOf<'POST /api/admin/quran/texts/:id/replace'>,
) =>
  changeTexts(deps, async (trx) => {
    const made = await queries.findByRequest(trx, wish.requestKey);
    if (made) return queries.readText(trx, sameWishOrThrow(made, isSameRange(made, wish)).id);
    const old = await queries.readText(trx, id);
    if (isSameRange(old, wish)) return old;
    const now = deps.clock();
    const verses = textOf(await readVerses(trx, wish));
    await queries.updateText(trx, id, { isActive: 0, isFocused: 0 });
    const newId = await queries.insertText(trx, {
      ...verses,
      title: old.title,
      gradeLevel: old.gradeLevel,
      isActive: old.isActive,
      isFocused: old.isFocused,
      position: old.position,
      version: old.version + 1,
      requestKey: wish.requestKey,
      createdBy: staff.staffId,
      createdAt: now.toISOString(),
    });
    await queries.updateText(trx, id, { replacedBy: newId });
    await logAct(trx, now, staff, 'quran_text_replaced', about('quran_texts', newId, old.title), {
      before: { surah: old.surah, from_ayah: old.fromAyah, to_ayah: old.toAyah },
      after: { surah: verses.surah, from_ayah: verses.fromAyah, to_ayah: verses.toAyah },
    });
    return queries.readText(trx, newId);
  });

export const orderTexts = (deps: Deps, staff: StaffActor, { grade, ids }: BodyOf<'PUT /api/admin/quran/order'>) =>
  changeTexts(deps, async (trx) => {
    const texts = await queries.listTexts(trx, grade);
    const [first] = texts;
    if (!first || !isPermutation(ids, texts))
      throw new Refusal('validation', { fields: { ids: fieldText('bad_text_order') } });
    for (const [position, id] of ids.entries()) await queries.updateText(trx, id, { position });
    await logAct(trx, deps.clock(), staff, 'quran_texts_ordered', about('quran_texts', null), { details: { grade } });
    return first;
  });

export const listOwnTexts = async (deps: Deps, { studentId, grade }: PupilActor) => {
  const [texts, newAnswers] = await Promise.all([listHeads(deps.db, grade), countNewAnswers(deps.db, studentId)]);
  return texts.map((text) => ({ ...text, newAnswers: newAnswers.get(text.id) ?? 0 }));
};

export const openOwnText = async (deps: Deps, { grade }: PupilActor, id: number) => {
  const opened = await openText(deps.db, { id });
  if (!opened?.isActive || opened.grade !== grade) throw new Refusal('quran_text_not_found');
  return opened;
};

/** It counts for the pupil's day, as practising does. */
export const readToEnd = async (deps: Deps, pupil: PupilActor, id: number) => {
  await openOwnText(deps, pupil, id);
  const written = await queries.insertReading(deps.db, pupil.studentId, schoolDay(deps.clock()));
  if (written) deps.live.tell({ students: [pupil.studentId] }, 'home');
  return { ok: true } as const;
};
