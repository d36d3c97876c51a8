import { expect, it } from 'vitest';
import { inWordsOf } from '#strings/addressed';
import { classFigures as texts } from './figures.ts';

it.each([
  ['one lesson is due in its own gender', () => texts.lateNote(1), 'من درس واحد حان وقته'],
  ['two of them both are', () => texts.lateNote(2), 'من درسين حان وقتهما'],
  ['two words were heard', () => texts.mistakesNote(2), 'في كلمتين سُمعتا'],
  ['nobody earned any', () => texts.pointsNote(0), 'لم يكسبها أحد'],
  ['nor played', () => texts.gamesNote(0), 'لم يلعبها أحد'],
  ['two girls played', () => texts.gamesNote(2), 'لعبتها طالبتان'],
  ['nobody was heard', () => texts.hearingsNote(0), 'لم يُسمع أحد بعد'],
  ['no paper is of no exam', () => texts.averageNote(0, 0), 'لا أوراق بعد'],
] as const)('%s', (_, read, said) => {
  expect(inWordsOf('girls', read)).toBe(said);
});
