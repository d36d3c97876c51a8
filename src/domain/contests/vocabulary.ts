export const contestsVocabulary = {
  refusals: {
    practice_share_not_ready: 409,
    practice_share_none: 409,
    practice_share_sent: 409,
    contest_not_found: 404,
    contest_overlaps: 409,
    contest_not_ended: 409,
    contest_closed: 409,
    contest_winners_changed: 409,
  },
  actions: {
    contest_added: 'good',
    contest_edited: 'plain',
    contest_closed: 'good',
    contest_shares_sent: 'good',
    open_practice_began: 'good',
    open_practice_ended: 'plain',
  },
  topics: ['contests'],
  waiting: ['contests'],
} as const;
