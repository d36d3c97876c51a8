import type { LeftOut } from '#domain/practice/pace';

/** Why a run is left out of the contest, as staff read it. */
export const leftOutReasons: Readonly<Record<LeftOut, string>> = {
  too_quick: 'لم تُحسب في المسابقة: أُجيب عن عشرة أسئلة أو أكثر إجابة صحيحة قبل أن يتّسع الوقت لقراءتها',
};
