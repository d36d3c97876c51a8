/** Of whom, since which day, and since the first day of which week. */
export interface DaysAsked {
  readonly studentId: number;
  readonly since: string;
  readonly week: string;
}

/**
 * What a domain's statement says of a pupil's days, for the dashboard that puts them together. What was played, revised,
 * read or grown by is told by the day or, where only the moment is known, by its hour.
 */
export interface DayRow {
  what: 'played' | 'revised' | 'read' | 'grown' | 'present' | 'late' | 'absent' | 'excused' | 'log-late' | 'log-absent';
  at: string;
}
