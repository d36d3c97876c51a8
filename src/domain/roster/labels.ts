import { westernDigits } from '#domain/digits';
import { GRADES, type Grade } from './grades.ts';
import { searchKey } from './names.ts';

/** The words of a header or a grade as people variously write them: spelling folded, no punctuation, no article. */
const labelWords = (text: string): string[] =>
  searchKey(westernDigits(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''));

/** Two labels that people mean alike have the same fold. */
export const foldLabel = (text: string): string => labelWords(text).join(' ');

const GRADE_WORDS: Record<Grade, readonly string[]> = {
  4: ['4', 'الرابع', 'الرابعة'],
  5: ['5', 'الخامس', 'الخامسة'],
  6: ['6', 'السادس', 'السادسة'],
};

const gradeByWord = new Map(GRADES.flatMap((grade) => GRADE_WORDS[grade].map((word) => [foldLabel(word), grade])));

/** Words around a grade that say nothing more: «الصف الرابع الابتدائي» is 4. */
const FILLERS = new Set(['الصف', 'الابتدائي', 'الابتدائية', 'grade'].map(foldLabel));

const LOWER = new Set(['1', 'الأول', 'الأولى', '2', 'الثاني', 'الثانية', '3', 'الثالث', 'الثالثة'].map(foldLabel));

/** A grade of the primary school that is taught without the product. */
export const isLowerGrade = (text: string): boolean => {
  const words = labelWords(text).filter((word) => !FILLERS.has(word));
  return words.length === 1 && LOWER.has(words[0] ?? '');
};

/** The grade a cell names, or null where it names none of ours or more than one thing. */
export const gradeOf = (text: string): Grade | null => {
  const words = labelWords(text).filter((word) => !FILLERS.has(word));
  const [word] = words;
  return word !== undefined && words.length === 1 ? (gradeByWord.get(word) ?? null) : null;
};
