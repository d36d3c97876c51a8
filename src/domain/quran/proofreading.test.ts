import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedVerse } from './locating.ts';
import { proofreader } from './proofreading.ts';
import { wordsOf } from './words.ts';

const folder = dirname(createRequire(import.meta.url).resolve('quran-validator'));
const ALL = JSON.parse(readFileSync(join(folder, '..', 'data', 'quran-verses.min.json'), 'utf8')) as PlacedVerse[];
const { surahs } = JSON.parse(readFileSync('content/quran/manifest.json', 'utf8'));
const proofread = proofreader({ surahs, verses: ALL });

const faultsIn = (...texts: string[]) =>
  proofread(texts.map((text, at) => ({ field: `${at}`, text, isOneOfSeveral: false })));
const nameOf = ({ surah }: PlacedVerse): string => surahs[surah - 1].name;
const citing = (verse: PlacedVerse): string => `سورة ${nameOf(verse)}، الآية ${verse.ayah}`;
const verse = (surah: number, ayah: number): PlacedVerse =>
  ALL.find((each) => each.surah === surah && each.ayah === ayah) as PlacedVerse;

const anyVerse = fc.constantFrom(...ALL);
/** A word of another language between Arabic letters: in no verse, wherever it is put. */
const FOREIGN = 'ژپگ';

describe('words between the brackets of a verse', () => {
  const part = fc.tuple(anyVerse, fc.nat(), fc.nat()).map(([whole, from, count]) => {
    const words = wordsOf(whole.text);
    const start = from % words.length;
    return { whole, words: words.slice(start, start + 1 + (count % (words.length - start))) };
  });

  it('are published ones, cited or not, whole or a part', () => {
    fc.assert(
      fc.property(part, ({ whole, words }) => {
        expect(faultsIn(`قال تعالى: ﴿${words.join(' ')}﴾.`)).toEqual([]);
        expect(faultsIn(`قال تعالى: ﴿${words.join('\n')}﴾.`, citing(whole))).toEqual([]);
        expect(faultsIn(`﴿${whole.text}﴾ [${nameOf(whole)}: ${whole.ayah}]`)).toEqual([]);
      }),
    );
  });

  it('may go on in the next verse, with its number between, and may have a gap', () => {
    const [one, two] = [verse(112, 1), verse(112, 2)];
    expect(faultsIn(`﴿${one.text} ۝١ ${two.text} (2)﴾`, 'سورة الإخلاص، الآيتان 1 و2')).toEqual([]);
    const words = wordsOf(verse(2, 255).text);
    for (const gap of ['...', '…', '____', 'ـــــ'])
      expect(faultsIn(`﴿${[...words.slice(0, 4), gap, ...words.slice(6, 9)].join(' ')}﴾`)).toEqual([]);
  });

  it('are refused where one is another, and the verse is told', () => {
    const long = anyVerse.filter(({ text }) => wordsOf(text).length >= 4 && wordsOf(text).length <= 12);
    fc.assert(
      fc.property(long, fc.nat(), fc.boolean(), (whole, nat, isCited) => {
        const words = wordsOf(whole.text);
        const altered = words.with(nat % words.length, FOREIGN);
        const [fault, ...others] = faultsIn(`﴿${altered.join(' ')}﴾`, isCited ? citing(whole) : '');
        expect(others).toEqual([]);
        expect(fault).toMatchObject({ kind: 'altered', field: '0', differing: expect.arrayContaining([FOREIGN]) });
        if (isCited) expect(fault).toMatchObject({ published: { text: whole.text } });
      }),
    );
  });

  it('are refused without one of their vowels, without a word and in another order', () => {
    const whole = verse(2, 255);
    const words = wordsOf(whole.text);
    const bare = words.join(' ').replaceAll(/\p{Mn}/gu, '');
    const swapped = words.with(0, words[1] as string).with(1, words[0] as string);
    for (const wrong of [bare, swapped.join(' '), words.toSpliced(3, 1).join(' ')])
      expect(faultsIn(`﴿${wrong}﴾`)).toMatchObject([
        { kind: 'altered', published: { surahName: 'البقرة', fromAyah: 255, toAyah: 255 } },
      ]);
  });

  it('are refused whichever way round the brackets are, and where none closes', () => {
    for (const text of [`﴾${FOREIGN}﴿`, `﴿${FOREIGN}`, `﴿${verse(112, 1).text}﴾ ثم ﴿${FOREIGN}`])
      expect(faultsIn(text)).toMatchObject([{ kind: 'altered', published: null, differing: [FOREIGN] }]);
    expect(faultsIn('﴿١﴾', '﴿﴾')).toEqual([]);
  });

  it('are refused under another verse’s number, but as one of several options may be of any', () => {
    const [one, other] = [verse(112, 1), verse(113, 1)];
    expect(faultsIn(`﴿${one.text}﴾`, citing(other))).toMatchObject([
      { kind: 'misplaced', field: '0', surah: { name: 'الإخلاص' }, ayah: 1, published: { text: other.text } },
    ]);
    const option = { field: 'options/0', text: `﴿${one.text}﴾`, isOneOfSeveral: true };
    expect(proofread([option, { field: 'source', text: citing(other), isOneOfSeveral: false }])).toEqual([]);
  });
});

describe('words that are a verse but for one or two, and are not marked as one', () => {
  const told = (text: string) => faultsIn(text).map((fault) => fault.kind === 'altered' && fault.differing);

  it.each([
    ['«إن الله لا يغفر أن يكفر به»', 'يكفر', 4, 48],
    ['"يا أيها الذين آمنوا كتب عليكم القيام كما كتب على الذين من قبلكم"', 'القيام', 2, 183],
    ['(الله لا إله إلا هو الحي القيوم لا تأخذه غفلة ولا نوم)', 'غفلة', 2, 255],
    ['{إنا أعطيناك الكوثر فصل لله وانحر إن شانئك هو الأبتر}', 'لله', 108, 1],
    ['[إن الله لا يغفر أن يشرك معه]', 'معه', 4, 48],
    ['قال تعالى إن في خلق السماوات والأرض واختلاف الليل والنهار لعبرة لأولي الألباب', 'لعبرة', 3, 190],
    ['قَالَ اللَّهُ تَعَالَى: إن الله لا يغفر أن يكفر به، فاحذروا الشرك', 'يكفر', 4, 48],
    ['إن الله لا يغفر أن يكفر به', 'يكفر', 4, 48],
    ['ما معنى: وما خلقت الملائكة والإنس إلا ليعبدون؟', 'الملائكة', 51, 56],
    ['اشرح إن الله لا يغفر أن يكفر به ويغفر ما دون ذلك لمن يشاء بكلماتك', 'يكفر', 4, 48],
    ['“إنّ الـلـه لا يغـفر أن يُكفر به”', 'يكفر', 4, 48],
    ['«كل هو الله أحد الله الصمد لم يلد ولم يولد»', 'كل', 112, 1],
  ])('are refused, and the verse is told: %s', (text, word, surah, fromAyah) => {
    expect(faultsIn(text)).toMatchObject([
      { kind: 'altered', differing: [word], published: { surahName: surahs[surah - 1].name, fromAyah } },
    ]);
  });

  it('are refused without a word', () =>
    expect(told('«إن في خلق السماوات والأرض واختلاف الليل لآيات لأولي الألباب»')).toEqual([[]]));

  it('are refused in another order', () => {
    expect(told('«تبارك الذي الملك بيده وهو على كل شيء قدير»')).toEqual([['الملك', 'بيده']]);
    expect(told('الله لا إله إلا هو القيوم الحي لا تأخذه سنة ولا نوم')).toEqual([['القيوم', 'الحي']]);
  });

  it.each([
    '«إن في خلق السماوات والأرض واختلاف الليل والنهار لآيات لأولي الألباب»',
    '«لا إله إلا الله وحده لا شريك له، له الملك وله الحمد وهو على كل شيء قدير»',
    '«اللهم ربنا آتنا في الدنيا حسنة، وفي الآخرة حسنة، وقنا عذاب النار»',
    '«أعوذ بالله السميع العليم من الشيطان الرجيم»',
    '«أن تؤمن بالله وملائكته وكتبه ورسله واليوم الآخر وتؤمن بالقدر خيره وشره»',
    '«مفاتيح الغيب خمس لا يعلمها إلا الله»',
    'لا إله إلا الله، ولا حول ولا قوة إلا بالله',
    'أن تشهد أن لا إله إلا الله وأن محمدًا رسول الله',
    'بسم الله الرحمن الرحيم، والصلاة والسلام على رسول الله',
    '«ولا حول ولا قوة إلا بالله»',
    '«إن الله كتب الإحسان على كل شيء»',
    '«قل: ربي الله ثم استقم»',
    '«غُفر له ما تقدم من ذنبه وما تأخر»',
    '«وجهت وجهي للذي فطر السماوات والأرض حنيفًا وما أنا من المشركين، إن صلاتي ونسكي ومحياي ومماتي لله رب العالمين، لا شريك له، وبذلك أمرت وأنا من المسلمين»',
    'يقول الله تعالى: «وأنا الأحد الصمد، لم ألد ولم أولد، ولم يكن لي كفوًا أحد»',
    '«اللهم اغفر لي ولوالدي وللمؤمنين والمؤمنات يوم يقوم الحساب»',
    '«اللهم لا تزغ قلوبنا بعد إذ هديتنا وهب لنا من لدنك رحمة إنك أنت الوهاب»',
  ])('are none in a right verse, a prayer and a hadith: %s', (text) => expect(faultsIn(text)).toEqual([]));

  it.each([
    'إن الله على كل شيء قدير وهو بكل شيء عليم',
    'إن الله يأمرنا بالعدل والإحسان وإيتاء ذي القربى',
    'نتعاون على البر والتقوى ولا نتعاون على الإثم والعدوان',
    'لنا في رسول الله ﷺ أسوة حسنة لمن كان يرجو الله واليوم الآخر',
    'ما كان محمد ﷺ أبا أحد من رجالكم ولكنه رسول الله وخاتم النبيين',
    'يحرم أكل الميتة والدم ولحم الخنزير وما ذبح لغير الله',
    'فمن عمل مثقال ذرة من خير رآه يوم القيامة',
    'أسرى الله بنبيه ليلًا من المسجد الحرام إلى المسجد الأقصى الذي بارك حوله',
    'فرض الله الصيام علينا كما كتب على الذين من قبلنا لعلنا نتقي',
    'سجدت الملائكة لآدم عليه السلام إلا إبليس أبى واستكبر وكان من الكافرين',
    'وصى لقمان ابنه فقال: يا بني لا تشرك بالله إن الشرك لظلم عظيم',
    'القرآن كتاب لا ريب فيه هدى للمتقين',
    'الملائكة لا يعصون الله ما أمرهم، ويفعلون ما يؤمرون به دائمًا',
    'أنزل القرآن في شهر رمضان هدى للناس وبينات من الهدى والفرقان',
    'تُصرف الزكاة للفقراء والمساكين والعاملين عليها والمؤلفة قلوبهم وفي الرقاب والغارمين وابن السبيل',
    'سمّع من «عم يتساءلون» إلى «وجعلنا سراجا وهاجا»، وأخطأ في «ثم كلا سيعلمون»',
  ])('are none where a sentence takes a verse up in its own words: %s', (text) => expect(faultsIn(text)).toEqual([]));

  it('are none where any verse is typed without its vowels', () => {
    const typed = (text: string): string =>
      text
        .normalize('NFD')
        .replace(/[\p{M}\p{Lm}]/gu, '')
        .replace(/ٱ/gu, 'ا');
    const sample = ALL.filter((_, at) => at % 60 === 0);
    for (const { text } of sample) expect(faultsIn(`«${typed(text)}»`)).toEqual([]);
  });
});

describe('a verse that is cited by its number', () => {
  it('is there', () => {
    fc.assert(
      fc.property(anyVerse, (each) => {
        expect(faultsIn(citing(each))).toEqual([]);
      }),
    );
    expect(faultsIn('سورة الإخلاص: 9')).toMatchObject([{ kind: 'no_verse', surah: { name: 'الإخلاص' }, ayah: 9 }]);
    expect(faultsIn('سورة الإخلاص، الآيات 3 إلى 5')).toMatchObject([{ kind: 'no_verse', ayah: 5 }]);
    expect(faultsIn('سورة الفلق، الآية 0')).toMatchObject([{ kind: 'no_verse', ayah: 0 }]);
    expect(faultsIn('سورة البركة، الآية 3')).toEqual([{ kind: 'no_surah', field: '0', written: 'البركة' }]);
  });
});
