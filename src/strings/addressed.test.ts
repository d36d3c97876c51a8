import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressed, say, setSchoolOf, together } from '#strings/addressed';
import { countOf, PUPILS } from '#strings/nouns';
import { counted } from '#strings/plural';

afterEach(async () => {
  setSchoolOf('boys');
  // What was imported anew is what other files have from now on.
  (await import('#strings/addressed')).setSchoolOf('boys');
});

const words = addressed({
  choose: '{اختر|اختاري} اسمك',
  both: '{أنت|أنتِ} {طالب|طالبة}',
  plain: 'القرآن {n}',
  deep: { steps: ['{اكتب|اكتبي}', 'التالي'] },
  greet: (name: string) => say`{أهلًا|مرحبًا} ${name}`,
});

const said = () => ({ ...words, greet: words.greet('{اختر|اختاري}') });

describe('words with both forms', () => {
  it('are a boys’ school’s until it is said whose school it is', () => {
    expect(said()).toEqual({
      choose: 'اختر اسمك',
      both: 'أنت طالب',
      plain: 'القرآن {n}',
      deep: { steps: ['اكتب', 'التالي'] },
      greet: 'أهلًا {اختر|اختاري}',
    });
  });

  it('are a girls’ school’s from when it is said, wherever they were handed to', () => {
    const { deep } = words;
    const all = together<{ choose: string; more: string }>(words, addressed({ more: '{هو|هي}' }));
    setSchoolOf('girls');
    expect(said()).toEqual({
      choose: 'اختاري اسمك',
      both: 'أنتِ طالبة',
      plain: 'القرآن {n}',
      deep: { steps: ['اكتبي', 'التالي'] },
      greet: 'مرحبًا {اختر|اختاري}',
    });
    expect(deep.steps.join()).toBe('اكتبي,التالي');
    expect(JSON.parse(JSON.stringify(all))).toMatchObject({ choose: 'اختاري اسمك', more: 'هي' });
  });

  it('count', () => {
    const present = counted(
      'لا أحد | {حاضر واحد|حاضرة واحدة} | {حاضران|حاضرتان} | {n} {حاضرين|حاضرات} | {n} {حاضرًا|حاضرة} | {n} {حاضر|حاضرة}',
    );
    const pupils = countOf(PUPILS, 'object');
    expect([1, 2, 3, 11, 100].map(present)).toEqual(['حاضر واحد', 'حاضران', '٣ حاضرين', '١١ حاضرًا', '١٠٠ حاضر']);
    expect([0, 1, 2, 3, 11].map(pupils)).toEqual(['لا طلاب', 'طالبًا واحدًا', 'طالبين', '٣ طلاب', '١١ طالبًا']);
    setSchoolOf('girls');
    expect([1, 2, 3, 11, 100].map(present)).toEqual(['حاضرة واحدة', 'حاضرتان', '٣ حاضرات', '١١ حاضرة', '١٠٠ حاضرة']);
    expect([0, 1, 2, 3, 11, 100].map(pupils)).toEqual([
      'لا طالبات',
      'طالبة واحدة',
      'طالبتين',
      '٣ طالبات',
      '١١ طالبة',
      '١٠٠ طالبة',
    ]);
  });
});

/** All words as a process has them that was told only later whose school it serves, or before it read any. */
const wordsOfAll = async (told: 'late' | 'first'): Promise<unknown> => {
  vi.resetModules();
  const { setSchoolOf: tell } = await import('#strings/addressed');
  if (told === 'first') tell('girls');
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/u.test(path),
  );
  const modules = await Promise.all(paths.map((path) => import(`${import.meta.dirname}/${path}`)));
  tell('girls');
  return JSON.parse(JSON.stringify(Object.fromEntries(paths.map((path, place) => [path, modules[place]]))));
};

it('no word is held in the form of the moment in which its file was read', async () => {
  expect(await wordsOfAll('late')).toEqual(await wordsOfAll('first'));
});

it('no refusal is held so where those of all domains come together', async () => {
  const { WORDS } = await import('#server/domains');
  const { setSchoolOf: tell } = await import('#strings/addressed');
  tell('boys');
  const boys = WORDS.refusals.admin_only;
  tell('girls');
  expect([boys, WORDS.refusals.admin_only]).toEqual(['هذا الإجراء لمدير المنصّة فقط', 'هذا الإجراء لمديرة المنصّة فقط']);
});
