export interface ActivityRuns {
  studentId: number;
  activity: 'word-association';
  /** Of the school's calendar. */
  day: string;
  round: number;
  correct: number;
  missedPlace: number | null;
  missedOption: number | null;
  /** The round that brought the day's reward. */
  rewardedRound: number | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    activity_runs: ActivityRuns;
  }
}
