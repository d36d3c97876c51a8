import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grade } from '#domain/roster/grades';

const FOLDER = join(import.meta.dirname, '..', '..', 'content', 'questions');

interface WrittenQuestion {
  readonly type: string;
  readonly subject: string;
}

/** The questions of a grade as the repository has them, which a school begins with. */
export const writtenQuestions = (grade: Grade): readonly WrittenQuestion[] =>
  JSON.parse(readFileSync(join(FOLDER, `grade-${grade}.json`), 'utf8')).questions;
