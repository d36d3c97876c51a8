export const growthVocabulary = {
  refusals: { activity_day_over: 409, activity_out_of_order: 409 },
} as const;
