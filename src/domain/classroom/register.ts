import type { BehaviorType } from '../penalties/incidents.ts';
import { type Attendance, MARKS, type Mark, pupilsOf, type Tap } from './taps.ts';

export interface Behavior {
  /** Of the tap that said it. */
  readonly key: string;
  readonly behaviorType: BehaviorType;
  readonly note: string | null;
}

export interface PupilInClass {
  readonly attendance: { readonly is: Attendance; readonly minutesLate: number | null; readonly key: string } | null;
  readonly behaviors: readonly Behavior[];
  readonly positive: number;
  readonly negative: number;
  readonly drawn: number;
}

/** The marks that were given while one pupil helped, or while nobody did (D-64). */
export interface Distribution {
  readonly helperId: number | null;
  readonly positive: number;
  readonly negative: number;
}

/** A class session as its taps make it. */
export interface Register {
  readonly pupils: ReadonlyMap<number, PupilInClass>;
  readonly helperId: number | null;
  /** Of those who helped. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly distributions: readonly Distribution[];
  readonly isTaught: boolean;
}

export const UNTOUCHED: PupilInClass = { attendance: null, behaviors: [], positive: 0, negative: 0, drawn: 0 };

const isMark = (tap: Tap): tap is Extract<Tap, { readonly type: Mark }> => MARKS.some((mark) => mark === tap.type);

const afterTap = (pupil: PupilInClass, tap: Tap): PupilInClass => {
  switch (tap.type) {
    case 'present':
    case 'absent':
    case 'excused':
      return { ...pupil, attendance: { is: tap.type, minutesLate: null, key: tap.key } };
    case 'late':
      return { ...pupil, attendance: { is: 'late', minutesLate: tap.minutesLate, key: tap.key } };
    case 'behavior': {
      const { key, behaviorType, note } = tap;
      return { ...pupil, behaviors: [...pupil.behaviors, { key, behaviorType, note }] };
    }
    case 'positive':
    case 'negative':
      return { ...pupil, [tap.type]: pupil[tap.type] + 1 };
    case 'drawn':
      return { ...pupil, drawn: pupil.drawn + 1 };
    default:
      return pupil;
  }
};

/** Those that stand, each once, in the order they came in. An undo counts whether it came before or after its tap. */
export const standingTaps = (taps: readonly Tap[]): Tap[] => {
  const gone = new Set(taps.flatMap((tap) => (tap.type === 'undo' ? [tap.undoes, tap.key] : [])));
  return taps.filter(({ key }) => {
    if (gone.has(key)) return false;
    gone.add(key);
    return true;
  });
};

/** Each tap beside the pupil who helped when it was made. */
const besideHelper = (taps: readonly Tap[]): { readonly tap: Tap; readonly helperId: number | null }[] => {
  let helperId: number | null = null;
  return taps.map((tap) => {
    if (tap.type === 'helper') helperId = tap.studentId;
    return { tap, helperId };
  });
};

/** One for each who helped, whether they gave marks or not; and one where marks were given without help. */
const distributionsOf = (helped: ReturnType<typeof besideHelper>): Distribution[] => {
  const distributions = new Map<number | null, Distribution>();
  for (const { tap, helperId } of helped) {
    const given = distributions.get(helperId) ?? { helperId, positive: 0, negative: 0 };
    if (isMark(tap)) distributions.set(helperId, { ...given, [tap.type]: given[tap.type] + tap.studentIds.length });
    else if (helperId !== null) distributions.set(helperId, given);
  }
  return [...distributions.values()];
};

const pupilsAfter = (taps: readonly Tap[]): Map<number, PupilInClass> => {
  const pupils = new Map<number, PupilInClass>();
  for (const tap of taps) for (const id of pupilsOf(tap)) pupils.set(id, afterTap(pupils.get(id) ?? UNTOUCHED, tap));
  return pupils;
};

/** The whole session from its taps: the page draws it, the server writes it, and both get the same. */
export const registerOf = (taps: readonly Tap[]): Register => {
  const standing = standingTaps(taps);
  const helped = besideHelper(standing);
  const distributions = distributionsOf(helped);
  const ratings = new Map(
    standing.flatMap((tap) => (tap.type === 'rating' ? [[tap.studentId, tap.rating] as const] : [])),
  );
  return {
    pupils: pupilsAfter(standing),
    helperId: helped.at(-1)?.helperId ?? null,
    ratings: new Map([...ratings].filter(([id]) => distributions.some(({ helperId }) => helperId === id))),
    distributions,
    isTaught: standing.findLast((tap) => tap.type === 'taught')?.isTaught ?? false,
  };
};

/** The share of marks that were positive, in percent; null without marks. */
export const performanceOf = ({ positive, negative }: Pick<Distribution, 'positive' | 'negative'>): number | null =>
  positive + negative === 0 ? null : Math.round((positive / (positive + negative)) * 100);
