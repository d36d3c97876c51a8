/** Of whom, since which day, and since the first day of which week. */
export interface DaysAsked {
  readonly studentId: number;
  readonly since: string;
  readonly week: string;
}

/** What a domain's statement says of a pupil's days, for the dashboard that puts them together. */
export interface DayRow {
  what: 'hour' | 'day' | 'present' | 'late' | 'absent' | 'excused' | 'log-late' | 'log-absent';
  at: string;
}
