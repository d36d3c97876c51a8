/**
 * All reads that SQLite may answer from memory until what they read is written (decision 006). Every other read asks the
 * database. Each of them is asked for by many requests.
 *
 * `row by key`: the row stays as it is when others are added. `answer`: it may change with any row of its tables.
 */
export const REMEMBERED = {
  // Every request.
  session: 'row by key',
  'staff of a session': 'row by key',

  // What staff set, and all pupils of a grade or of the school read.
  terms: 'answer',
  checklist: 'answer',
  curriculum: 'row by key',
  lessons: 'answer',
  'lessons taught': 'answer',
  'texts of a grade': 'answer',
  'text in use': 'answer',
  'text in focus': 'answer',
  'recitations of a text': 'answer',
  'questions of races': 'answer',
  contests: 'answer',
  exam: 'row by key',
  'pupils of an exam': 'answer',
  'pupils of a grade': 'answer',
  'pupil heard': 'row by key',
  'name of a pupil': 'row by key',

  // A pupil's own first screen.
  standing: 'answer',
  'days of a pupil': 'answer',
  'pupil ahead': 'answer',
  conduct: 'answer',
  'unclaimed rewards': 'answer',
  'unread messages': 'answer',
  'latest messages': 'answer',
  'photo of a pupil': 'answer',
  'wish of a pupil': 'answer',

  // Boards, which a whole school opens at once.
  'own glory': 'answer',
  'pupils on the boards': 'answer',
  'first of a period': 'answer',
  'firsts of the boards': 'answer',
  'ratings of helpers': 'answer',
  'marks given by helpers': 'answer',
  'attendance of pupils': 'answer',
  'marks of lessons': 'answer',
  'page of the arena': 'answer',
  'place in the arena': 'answer',
  'sums of the arena': 'answer',
  'own bests': 'answer',
} as const satisfies Record<string, 'row by key' | 'answer'>;

export type RememberedName = keyof typeof REMEMBERED;

export type Remembering = (typeof REMEMBERED)[RememberedName];
