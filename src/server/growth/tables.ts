export interface ActivityRuns {
  student_id: number;
  activity: 'word-association';
  /** Of the school's calendar. */
  day: string;
  round: number;
  correct: number;
  missed_place: number | null;
  missed_option: number | null;
  /** The round that brought the day's reward. */
  rewarded_round: number | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    activity_runs: ActivityRuns;
  }
}
