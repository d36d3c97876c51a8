interface RaceNews {
  /** With whom, in a race that is not over. */
  readonly running: string | null;
  readonly challenges: readonly unknown[];
  readonly duels: readonly unknown[];
  /** The last that the pupil asked. */
  readonly own: { readonly state: string } | null;
}

/** Whether the hub speaks of the race before it shows the games: one runs, somebody asks, or somebody said yes. */
export const somethingWaits = ({ running, challenges, duels, own }: RaceNews): boolean =>
  running !== null || challenges.length > 0 || duels.length > 0 || own?.state === 'accepted';
