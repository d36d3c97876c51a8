import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, firstName, furtherNames, splitName } from './first-name.ts';
import { normaliseName, searchKey } from './names.ts';

describe('a first name', () => {
  it.each([
    ['سالم بن راشد', 'سالم'],
    ['  سالم\u00a0بن راشد', 'سالم'],
    ['سالم', 'سالم'],
    ['', ''],
    ['عبد', 'عبد'],
    ['Sami Ali', 'Sami'],
  ])('of %j is %j', (name, called) => {
    expect(firstName(name)).toBe(called);
  });

  it.each([
    ['عبد الرحمن فواز الشراري', 'عبد الرحمن'],
    ['عبد الله', 'عبد الله'],
    ['عبد رب النبي حسن', 'عبد رب النبي'],
    ['عبد الحق محمد', 'عبد الحق'],
    ['عبيد الله سعد', 'عبيد الله'],
    ['أمة الله سعيد', 'أمة الله'],
    ['أبو بكر سعد الغامدي', 'أبو بكر'],
    ['أبا بكر سعد', 'أبا بكر'],
    ['أبي بكر سعد', 'أبي بكر'],
    ['أبو عبد الله سعد', 'أبو عبد الله'],
    ['أم كلثوم علي', 'أم كلثوم'],
    ['أم عبد الرحمن علي', 'أم عبد الرحمن'],
    ['ابن سينا حمد', 'ابن سينا'],
    ['ابنة الصحراء حمد', 'ابنة الصحراء'],
    ['بن راشد سالم', 'بن راشد'],
    ['آل سعيد حمد', 'آل سعيد'],
    ['امرؤ القيس علي', 'امرؤ القيس'],
    ['نور اليقين سعد', 'نور اليقين'],
    ['ذو الفقار علي', 'ذو الفقار'],
    ['نور الدين محمود', 'نور الدين'],
    ['صلاح الدين الأيوبي', 'صلاح الدين'],
    ['محي الدين سعد', 'محي الدين'],
    ['سيف الإسلام عمر', 'سيف الإسلام'],
    ['ضيف الله الحربي', 'ضيف الله'],
    ['هبة الله سعد', 'هبة الله'],
    ['المعتصم بالله حسن', 'المعتصم بالله'],
    ['فضل الرحمن خان', 'فضل الرحمن'],
    ['نور الحق خان', 'نور الحق'],
    ['فاطمة الزهراء علي', 'فاطمة الزهراء'],
    ['زين العابدين صالح', 'زين العابدين'],
    ['نور الهدى صالح', 'نور الهدى'],
  ])('of %j is whole: %j', (name, called) => {
    expect(firstName(name)).toBe(called);
  });

  it.each([
    ['أحمد الدوسري', 'أحمد'],
    ['نور الحربي', 'نور'],
    ['فاطمة الزهراني', 'فاطمة'],
    ['سيف الحارثي', 'سيف'],
    ['محمد علي الغامدي', 'محمد'],
    ['خالد عبد الله', 'خالد'],
    ['محمد نور الدين', 'محمد'],
    ['أحمد أبو زيد', 'أحمد'],
    ['عبدالله محمد الأسمري', 'عبدالله'],
    ['عبد الله الدين', 'عبد الله'],
    ['عبد بن حميد', 'عبد'],
    ['أبي بن كعب', 'أبي'],
    ['أبي سعد الغامدي', 'أبي'],
    ['عبيد سعد', 'عبيد'],
    ['عبد ولد محمد', 'عبد'],
    ['سالم آل مبارك', 'سالم'],
    ['محمد أمين سعد', 'محمد'],
  ])('of %j takes nothing of the father or the family: %j', (name, called) => {
    expect(firstName(name)).toBe(called);
  });

  it.each([
    ['عبد   الرحمن  فواز', 'عبد الرحمن'],
    ['عَبْدُ الرّحمن فوّاز', 'عَبْدُ الرّحمن'],
    ['عـبـد الـرحـمـن فواز', 'عـبـد الـرحـمـن'],
    ['ابو بكر سعد', 'ابو بكر'],
    ['ام كلثوم علي', 'ام كلثوم'],
    ['سيف الاسلام عمر', 'سيف الاسلام'],
    ['فاطمه الزهراء علي', 'فاطمه الزهراء'],
    ['نُورُ الدِّينِ محمود', 'نُورُ الدِّينِ'],
    ['نور الهدي صالح', 'نور الهدي'],
    [`${'أبو بكر'.normalize('NFD')} سعد`, 'أبو بكر'],
  ])('of %j is whole however it is spelt: %j', (name, called) => {
    expect(firstName(name)).toBe(called);
  });

  const word = fc.oneof(
    fc.constantFrom(
      'عبد',
      'أمة',
      'رب',
      'أبو',
      'ابا',
      'أبي',
      'أُم',
      'ابن',
      'بن',
      'آل',
      'ولد',
      'ذو',
      'نور',
      'ضيف',
      'أحمد',
      'المعتصم',
    ),
    fc.constantFrom('الدين', 'الإسلام', 'اللّه', 'بالله', 'الرحـمن', 'الحق', 'الزهراء', 'العابدين', 'بكر', 'الحربي'),
    fc.string({ unit: fc.constantFrom(...'ابدعلمنوـَّأé'), minLength: 1, maxLength: 6 }),
  );
  const space = fc.constantFrom(' ', '  ', '\u00a0', '\t');
  const name = fc.array(fc.tuple(space, word), { minLength: 1, maxLength: 6 }).map((parts) => parts.flat().join(''));

  it('stands at the beginning of the name, ends with a word and is somebody’s', () => {
    fc.assert(
      fc.property(name, (typed) => {
        const { first, rest } = splitName(typed);
        expect(first).not.toBe('');
        expect([first, rest].join(' ').trim()).toBe(normaliseName(typed).replace(/\s+/gu, ' '));
        const [last = ''] = first.split(' ').slice(-1);
        const leads = /^(?:ا?بن|ا?بنت|ابنه|ولد|ال)$/u;
        if (rest !== '') expect(searchKey(last)).not.toMatch(leads);
        if (rest !== '' && !leads.test(searchKey(rest.split(' ')[0] ?? '')))
          expect(searchKey(last)).not.toMatch(/^(?:عبد|امه|رب|اب[وا]|ام|ذو)$/u);
      }),
    );
  });

  it('of a first name is the same', () => {
    fc.assert(
      fc.property(name, (typed) => {
        expect(firstName(firstName(typed))).toBe(firstName(typed));
      }),
    );
  });

  it('is the same for either Unicode spelling, and does not change with marks', () => {
    fc.assert(
      fc.property(name, (typed) => {
        expect(firstName(typed.normalize('NFD'))).toBe(firstName(typed));
        const marked = typed.replace(/\p{Lo}/gu, '$&َ');
        expect(searchKey(firstName(marked))).toBe(searchKey(firstName(typed)));
      }),
    );
  });
});

describe('the names after the first', () => {
  it.each([
    ['سالم بن راشد العمري', 'راشد العمري'],
    ['سالم  راشد', 'راشد'],
    ['عبد الله ابن علي', 'علي'],
    ['سالم آل مبارك', 'آل مبارك'],
    ['سالم', ''],
    ['سالم بن', 'بن'],
  ])('of %j are %j', (name, further) => {
    expect(furtherNames(name)).toBe(further);
  });
});

describe('what a pupil is called', () => {
  it('is the first name where staff wrote nothing, else what they wrote', () => {
    const name = 'محمد أمين سعد الغامدي';
    expect(displayName({ name, calledAs: null })).toBe('محمد');
    expect(displayName({ name, calledAs: 'محمد أمين' })).toBe('محمد أمين');
  });
});
