import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRADES } from '#domain/roster/grades';
import { writtenQuestions } from '#tests/content';
import { newDataDir, removeDataDir, startProduct } from '#tests/product';

const ROOT = join(import.meta.dirname, '..', '..');
const CHECK = join(ROOT, 'dist', 'product', 'check-questions.js');

const RACE_QUESTIONS = 347;
/** Of Islamic studies and, in two grades, of recitation. */
const LESSONS = 18 + 19 + 20 + 2 * 5;

const QUESTIONS = GRADES.flatMap(writtenQuestions).length;
const LINES = 1 + QUESTIONS + LESSONS + RACE_QUESTIONS;

const dataDir = newDataDir();

beforeAll(async () => {
  // A real school's first day: there is no demo school to wait for.
  const product = await startProduct(dataDir, { NODE_ENV: 'production' });
  await product.stop();
});

afterAll(() => removeDataDir(dataDir));

const check = (...args: string[]) => {
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECK, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), faults: stderr.trim().split('\n') };
};

describe('questions:check on a school', () => {
  it('lists every question with source, difficulty and review state, and finds no fault', () => {
    const { status, lines, faults } = check();
    expect([status, faults]).toEqual([0, ['']]);
    expect(lines).toHaveLength(LINES);
    expect(lines[0]).toBe('grade\tnumber\tsubject\ttype\tdifficulty\tpoints\treview\tsource\ttext');
    expect(lines[1]).toBe(
      '4\t1\tHadith\ttruefalse\teasy\t3\tnot reviewed\tمتفق عليه من حديث عمر بن أبي سلمة رضي الله عنهما\tمن آداب الطعام أن نقول «بسم الله» قبل الأكل.',
    );
    expect(lines.find((line) => line.startsWith('5\t502\t'))).toBe(
      '5\t502\timan_level\trace\teasy\t-\tnot reviewed\tحديث جبريل عليه السلام: صحيح مسلم، كتاب الإيمان؛ الأربعون النووية، الحديث 2\tكم عدد أركان الإيمان؟',
    );
  });

  it('fails on a missing source, a false sentence without a correction, a duplicate and telling places', () => {
    const db = new Libsql(join(dataDir, 'himma.sqlite'));
    const version = (grade: number, number: number) =>
      `id = (select version_id from questions where grade = ${grade} and number = ${number})`;
    db.exec(`update question_versions set source = ' ' where ${version(4, 1)}`);
    db.exec(`update question_versions set correction = null where ${version(4, 2)}`);
    db.exec(`update question_versions set text = (select text from question_versions where ${version(5, 1)})
      where ${version(5, 2)}`);
    db.exec(`update question_versions set answer = 0 where type = 'choice'
      and question_id in (select id from questions where grade = 6 and use = 'practice')`);
    // A race's question of the school, which no file says so.
    db.exec(`update question_versions set options = '["نعم","لا"]', answer = 0 where ${version(4, 501)}`);
    db.exec('update questions set retired_at = created_at where grade = 5 and number between 501 and 520');
    db.close();
    const { status, lines, faults } = check();
    expect(status).toBe(1);
    expect(lines).toHaveLength(LINES - 20);
    const choices = writtenQuestions(6).filter(({ type }) => type === 'choice').length;
    // Whom the length or the frequency of an option would help depends on where the right ones stood.
    expect(faults.filter((fault) => !/ % of |never right/u.test(fault))).toEqual([
      'grade 4: question 1: source missing',
      'grade 4: question 2: correction missing',
      'grade 5: question 2 repeats question 1',
      `grade 6: option 1 is right in ${choices} of ${choices} choices`,
      `grade 6: option 2 is right in none of ${choices} choices`,
      `grade 6: option 3 is right in none of ${choices} choices`,
      `grade 6: option 4 is right in none of ${choices} choices`,
      'allah_names_1: 501: race not four options',
      expect.stringMatching(/^iman_level: easy: only \d+ questions$/u),
    ]);
  });
});

describe('questions:check on what a school teaches', () => {
  it('says how many questions each lesson has, and fails where there are fewer than four', () => {
    const told = check().lines.filter((line) => line.split('\t')[1] === 'lesson');
    expect(told).toHaveLength(LESSONS);
    expect(told.find((line) => line.endsWith('\tالإظهار'))).toMatch(/^5\tlesson\t[4-9]\tالإظهار$/u);
    expect(told.find((line) => line.endsWith('\tالتيمم'))).toMatch(/^4\tlesson\t[4-9]\tالتيمم$/u);
    const db = new Libsql(join(dataDir, 'himma.sqlite'));
    db.exec("update questions set retired_at = created_at where lesson_id = 'g4-tayammum'");
    db.close();
    const { status, faults } = check();
    expect(status).toBe(1);
    expect(faults).toContain('grade 4: only 0 questions for the lesson التيمم');
  });
});

describe('questions:check on files, as the build runs it', () => {
  it('says nothing of those of the repository', () => {
    expect(check('--content')).toEqual({ status: 0, lines: [''], faults: [''] });
  });

  it('fails on a file with an answer that is no option', () => {
    const folder = mkdtempSync(join(dataDir, 'content-'));
    cpSync(join(ROOT, 'content', 'questions'), folder, { recursive: true });
    const path = join(folder, 'grade-5.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"answer": "ما يحب لنفسه"', '"answer": "ما لا يوجد"'));
    const { status, faults } = check('--content', folder);
    expect([status, faults]).toEqual([1, ['grade 5: question 7: answer missing']]);
  });

  it('fails on a question of a lesson that is none, and on the lesson that it is missing from', () => {
    const folder = mkdtempSync(join(dataDir, 'lessons-'));
    cpSync(join(ROOT, 'content', 'questions'), folder, { recursive: true });
    const path = join(folder, 'grade-4.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"lesson": "g4-tayammum"', '"lesson": "g4-nothing"'));
    const { status, faults } = check('--content', folder);
    expect(status).toBe(1);
    expect(faults[0]).toBe('grade 4: only 0 questions for the lesson التيمم');
    expect(faults.slice(1).every((fault) => fault.endsWith('no lesson g4-nothing'))).toBe(true);
    expect(faults.length).toBeGreaterThan(4);
  });

  it('fails on a verse that is typed, altered or not there, and on one that is named in another way', () => {
    const folder = mkdtempSync(join(dataDir, 'verses-'));
    cpSync(join(ROOT, 'content', 'questions'), folder, { recursive: true });
    const path = join(folder, 'grade-4.json');
    const bank = JSON.parse(readFileSync(path, 'utf8'));
    const [first, second, third, fourth] = bank.questions;
    Object.assign(first, { explanation: 'قال الله: «إياك نعبد وإياك نستعين اهدنا الصراط».' });
    Object.assign(second, { explanation: '﴿قل هو الله أحد﴾', source: 'سورة الإخلاص، الآية 1' });
    Object.assign(third, { source: 'سورة الإخلاص، الآية 5' });
    Object.assign(fourth, { source: 'سورة الإخلاص (1)' });
    writeFileSync(path, JSON.stringify(bank));
    const { status, faults } = check('--content', folder);
    expect(status).toBe(1);
    expect(faults).toEqual([
      'grade 4: question 1: a verse is quoted without ﴿ ﴾: إياك نعبد وإياك نستعين اهدنا الصراط',
      'grade 4: question 2: not the words of the verses that are named: قل هو الله أحد',
      'grade 4: question 3: no surah has these verses: الإخلاص 5-5',
      'grade 4: question 4: verses are named as «سورة …، الآية …»: سورة الإخلاص (1)',
    ]);
  });

  it('fails on an exam of what its grade is not taught, of a false quote, and that a word gives away', () => {
    const folder = mkdtempSync(join(dataDir, 'exams-'));
    cpSync(join(ROOT, 'content', 'exams'), folder, { recursive: true });
    const path = join(folder, 'grade-4.json');
    const exam = JSON.parse(readFileSync(path, 'utf8'));
    Object.assign(exam.questions[0], { lesson: 'g5-hijrah' });
    Object.assign(exam.questions[3], { explanation: '﴿قل هو الله أحد﴾ (سورة الإخلاص، الآية 1)' });
    writeFileSync(path, JSON.stringify(exam));
    for (const grade of GRADES) {
      const file = join(folder, `grade-${grade}.json`);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll(/"text": "([^"]+)",(\s+"answer": false)/gu, '"text": "$1 دائمًا",$2'),
      );
    }
    const content = (name: string) => join(ROOT, 'content', name);
    const { status, faults } = check('--content', content('questions'), content('race'), folder);
    expect(status).toBe(1);
    expect(faults).toEqual([
      'g4-exam-1: g4-e-01: no lesson g5-hijrah',
      'g4-exam-1: g4-e-04: not the words of the verses that are named: قل هو الله أحد',
      expect.stringMatching(/^exams: a sentence is told by words of absolute in \d+ % of 30 /u),
      expect.stringMatching(/^exams: a sentence is told by words of absolute in \d+ % of 1\d /u),
    ]);
  });

  it('fails on a word that tells over all banks, and on a paper that is mostly false, where no file shows it', () => {
    const copied = (name: string) => {
      const folder = mkdtempSync(join(dataDir, `${name}-`));
      cpSync(join(ROOT, 'content', name), folder, { recursive: true });
      return folder;
    };
    const [banks, exams] = [copied('questions'), copied('exams')];
    const turned = (path: string, change: (sentences: { text: string; answer: boolean }[]) => void) => {
      const file = JSON.parse(readFileSync(path, 'utf8'));
      change(file.questions.filter(({ type }: { type: string }) => type === 'truefalse'));
      writeFileSync(path, JSON.stringify(file));
    };
    for (const grade of [4, 5])
      turned(join(banks, `grade-${grade}.json`), (sentences) => {
        const plain = sentences.filter(({ text, answer }) => !(answer || text.includes('يجوز')));
        for (const sentence of plain.slice(0, 3)) sentence.text = `يجوز: ${sentence.text}`;
      });
    turned(join(exams, 'grade-6.json'), (sentences) =>
      Object.assign(sentences.find(({ answer }) => answer) ?? {}, { answer: false, correction: 'الصواب غير ذلك.' }),
    );
    const { status, faults } = check('--content', banks, join(ROOT, 'content', 'race'), exams);
    expect(status).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(/^banks: a sentence is told by words of permission in \d+ % of 2\d /u),
      'g6-exam-1: false is right in 6 of 10 true and false questions',
    ]);
  });

  it('fails on a race’s question without its answer, without a source’s words, asked twice, and on a set too small', () => {
    const folder = mkdtempSync(join(dataDir, 'race-'));
    cpSync(join(ROOT, 'content', 'race'), folder, { recursive: true });
    const path = join(folder, 'iman_level.json');
    const set = JSON.parse(readFileSync(path, 'utf8'));
    const [first, second, third] = set.questions;
    Object.assign(first, { answer: 'ما لا يوجد' });
    Object.assign(second, { source: '…' });
    Object.assign(third, { text: second.text });
    const hard = set.questions.filter(({ difficulty }: { difficulty: string }) => difficulty === 'hard');
    const left = new Set(hard.slice(29));
    set.questions = set.questions.filter((question: object) => !left.has(question));
    writeFileSync(path, JSON.stringify(set));
    const { status, faults } = check('--content', join(ROOT, 'content', 'questions'), folder);
    expect(status).toBe(1);
    expect(faults).toEqual([
      'iman_level: im-e-01: answer missing',
      'iman_level: im-e-02: source missing',
      'iman_level: im-e-03 repeats im-e-02',
      'iman_level: hard: only 29 questions',
    ]);
  });
});
