export { closeContest } from './close.ts';
export { readCompetitions } from './competitions.ts';
export { type ContestResult, listResults, readResult } from './leaders.ts';
export { readPracticeResults } from './own-results.ts';
export { type OwnShare, readShares, sendShare } from './shares.ts';
