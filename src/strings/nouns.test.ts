import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyObject, moneyText, signedMoney } from '#strings/money';
import {
  countOf,
  DAYS,
  formsOf,
  LESSONS,
  MISTAKES,
  type Noun,
  PUPILS,
  RECORDS,
  type Role,
  WORDS,
} from '#strings/nouns';

const COUNTS = [0, 1, 2, 3, 10, 11, 12, 99, 100, 101, 102, 111, 1000];
const saidOf = (noun: Noun, role?: Role): string[] => COUNTS.map(countOf(noun, role));

describe('a counted noun', () => {
  it.each<[Noun, Role, string[]]>([
    [PUPILS, 'subject', ['لا طلاب', 'طالب واحد', 'طالبان', '٣ طلاب', '١٠ طلاب', '١١ طالبًا']],
    [PUPILS, 'object', ['لا طلاب', 'طالبًا واحدًا', 'طالبين', '٣ طلاب', '١٠ طلاب', '١١ طالبًا']],
    [PUPILS, 'genitive', ['لا طلاب', 'طالب واحد', 'طالبين', '٣ طلاب', '١٠ طلاب', '١١ طالبًا']],
    [LESSONS, 'subject', ['لا حصص', 'حصة واحدة', 'حصتان', '٣ حصص', '١٠ حصص', '١١ حصة']],
    [LESSONS, 'object', ['لا حصص', 'حصة واحدة', 'حصتين', '٣ حصص', '١٠ حصص', '١١ حصة']],
    [MISTAKES, 'subject', ['لا أخطاء', 'خطأ واحد', 'خطآن', '٣ أخطاء', '١٠ أخطاء', '١١ خطأً']],
    [MISTAKES, 'object', ['لا أخطاء', 'خطأً واحدًا', 'خطأين', '٣ أخطاء', '١٠ أخطاء', '١١ خطأً']],
    [RECORDS, 'genitive', ['لا سجلات', 'سجل واحد', 'سجلّين', '٣ سجلات', '١٠ سجلات', '١١ سجلًّا']],
  ])('%s as a %s', (noun, role, upToEleven) => {
    expect(saidOf(noun, role).slice(0, 6)).toEqual(upToEleven);
  });

  it.each([
    [PUPILS, ['١٢ طالبًا', '٩٩ طالبًا', '١٠٠ طالب', '١٠١ طالب', '١٠٢ طالب', '١١١ طالبًا', '١٬٠٠٠ طالب']],
    [WORDS, ['١٢ كلمة', '٩٩ كلمة', '١٠٠ كلمة', '١٠١ كلمة', '١٠٢ كلمة', '١١١ كلمة', '١٬٠٠٠ كلمة']],
    [RECORDS, ['١٢ سجلًّا', '٩٩ سجلًّا', '١٠٠ سجل', '١٠١ سجل', '١٠٢ سجل', '١١١ سجلًّا', '١٬٠٠٠ سجل']],
  ] as const)('%s of more than eleven', (noun, said) => {
    expect(saidOf(noun).slice(6)).toEqual(said);
  });

  it('takes its adjective with it', () => {
    const day: Noun = 'يوم دراسي | يومان دراسيان | أيام دراسية';
    expect([1, 2, 3, 11, 100].map(countOf(day))).toEqual([
      'يوم دراسي واحد',
      'يومان دراسيان',
      '٣ أيام دراسية',
      '١١ يومًا دراسيًا',
      '١٠٠ يوم دراسي',
    ]);
    expect(countOf('علامة إيجابية | علامتان إيجابيتان | علامات إيجابية', 'object')(2)).toBe('علامتين إيجابيتين');
  });

  it('says none of it as its sentence wants it', () => {
    expect(countOf(PUPILS, 'genitive', 'أي طالب')(0)).toBe('أي طالب');
  });

  it('changes with its role at one and at two alone', () => {
    const roles: Role[] = ['subject', 'object', 'genitive'];
    fc.assert(
      fc.property(fc.constantFrom(DAYS, LESSONS, MISTAKES, PUPILS, RECORDS, WORDS), fc.nat(100_000), (noun, count) => {
        const said = new Set(roles.map((role) => countOf(noun, role)(count)));
        if (count !== 1 && count !== 2) expect(said.size).toBe(1);
        expect([...said].join()).not.toMatch(/undefined|\{n\}/u);
        expect(formsOf(noun).split(' | ')).toHaveLength(6);
      }),
    );
  });
});

describe('money', () => {
  it('is counted as a subject and as an object', () => {
    expect([0, 1, 2, 3].map((amount) => moneyText('coins', amount))).toEqual([
      'لا عملات',
      'عملة واحدة',
      'عملتان',
      '٣ عملات',
    ]);
    expect([0, 1, 2, 3].map((amount) => moneyObject('points', amount))).toEqual([
      'صفر من النقاط',
      'نقطة واحدة',
      'نقطتين',
      '٣ نقاط',
    ]);
  });

  it('has a sign before its number', () => {
    const said = [-11, -5, -2, -1, 0, 1, 2, 3, 100].map((amount) => signedMoney('points', amount));
    expect(said).toEqual([
      '-١١ نقطة',
      '-٥ نقاط',
      '-نقطتان',
      '-١ نقطة',
      'لا نقاط',
      '+١ نقطة',
      '+نقطتان',
      '+٣ نقاط',
      '+١٠٠ نقطة',
    ]);
  });
});
