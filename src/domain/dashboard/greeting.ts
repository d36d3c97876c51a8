/** Morning 5 to 12, afternoon 12 to 18, otherwise evening; by the hour of the school's clock. */
export const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
