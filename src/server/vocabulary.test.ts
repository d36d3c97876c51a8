import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ACTION_TONES,
  AUDIT_ACTIONS,
  type ErrorCode,
  LIVE_TOPICS,
  REFUSALS,
  TONES,
  VOCABULARIES,
} from '#domain/vocabulary';
import { makeSay } from './audit/present.ts';
import { DOMAINS, WORDS } from './domains.ts';

const DOMAIN_FOLDER = join(import.meta.dirname, '..', 'domain');

interface Vocabulary {
  readonly refusals?: Readonly<Record<string, number>>;
  readonly actions?: Readonly<Record<string, string>>;
  readonly topics?: readonly string[];
}

const vocabularies: [domain: string, Vocabulary][] = Object.entries(VOCABULARIES);
const vocabularyOf = (domain: string): Vocabulary => new Map(vocabularies).get(domain) ?? {};
const namesIn = (words: object | undefined): string[] => Object.keys(words ?? {}).toSorted();

const said = (part: (vocabulary: Vocabulary) => readonly string[]): string[] =>
  vocabularies.flatMap(([, vocabulary]) => part(vocabulary));
const repeatedIn = (words: readonly string[]): string[] => words.filter((word, place) => words.indexOf(word) !== place);

describe('the vocabularies of the domains', () => {
  it('are each in the closed list', () => {
    const folders = readdirSync(DOMAIN_FOLDER).filter((name) => existsSync(join(DOMAIN_FOLDER, name, 'vocabulary.ts')));
    expect(['requests', ...folders].toSorted()).toEqual(namesIn(VOCABULARIES));
  });

  it('name no refusal, no action and no topic twice', () => {
    expect(repeatedIn(said(({ refusals }) => namesIn(refusals)))).toEqual([]);
    expect(repeatedIn(said(({ actions }) => namesIn(actions)))).toEqual([]);
    expect(repeatedIn(LIVE_TOPICS)).toEqual([]);
  });

  it('give every refusal the status of one, and every action a tone', () => {
    expect(Object.entries(REFUSALS).filter(([, status]) => status < 400 || status > 599)).toEqual([]);
    expect(AUDIT_ACTIONS.filter((action) => !TONES.includes(ACTION_TONES[action]))).toEqual([]);
  });

  it.each(DOMAINS)('$name hands the server the words of all of its own', ({ name, refusals, audit }) => {
    expect(namesIn(refusals)).toEqual(namesIn(vocabularyOf(name).refusals));
    expect(namesIn(audit?.actions)).toEqual(namesIn(vocabularyOf(name).actions));
  });
});

describe('texts', () => {
  const codes = Object.keys(REFUSALS) as ErrorCode[];
  const say = makeSay(WORDS.audit);

  it('exist for every refusal, no two alike', () => {
    expect(codes.filter((code) => !WORDS.refusals[code])).toEqual([]);
    expect(repeatedIn(codes.map((code) => WORDS.refusals[code]))).toEqual([]);
  });

  it('exist for every audit action, no two alike', () => {
    expect(AUDIT_ACTIONS.filter((action) => say(action).text === action)).toEqual([]);
    expect(repeatedIn(AUDIT_ACTIONS.map((action) => say(action).text))).toEqual([]);
  });

  it.each([
    ['login_failed', 'خطأ في تسجيل الدخول، يرجى التأكد من صحة البيانات المدخلة'],
    ['session_expired', 'جلسة منتهية الصلاحية'],
    ['unauthorized_access', 'Unauthorized access'],
    ['student_not_found', 'لم يتم العثور على الطالب'],
    ['credentials_not_found', 'لم يتم العثور على بيانات الدخول'],
    ['card_information_missing', 'Missing credential information'],
    ['no_students_with_credentials', 'لا يوجد طلاب لديهم بيانات دخول'],
    ['approval_student_missing', 'Student not found'],
    ['approval_credentials_missing', 'Credentials not found'],
  ] as const)('say %s to the letter of the specification', (code, text) => {
    expect(WORDS.refusals[code]).toBe(text);
  });

  it('name the two causes of a failed login for staff as the specification does', () => {
    expect(say('student_login_failed_unknown_id').text).toBe('رقم الطالب غير صحيح');
    expect(say('student_login_failed_password').text).toBe('كلمة المرور غير صحيحة');
  });
});
