export const ledgerVocabulary = {
  refusals: { balance_too_low: 409, ledger_line_not_found: 404, ledger_line_final: 409 },
  actions: { points_adjusted: 'wait', ledger_line_reversed: 'wait' },
  topics: ['balance'],
} as const;
