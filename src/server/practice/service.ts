export { storeAnswers } from './answers.ts';
export { placeOn, readArena, readBoard, sizeOf } from './arena.ts';
export { type BestRow, bestsOfContest, bestsOfStudent, type NamedBestRow } from './bests-queries.ts';
export { settleContest, settleForgotten } from './ending.ts';
export {
  type ContestColumns,
  type ContestRow,
  insertContest,
  listPeriods,
  shownPeriod,
  updateContest,
} from './periods.ts';
export { presentBest, presentContest } from './present.ts';
export { countLeftOut, daysPractised, listLeftOut, listScores, sumScores } from './queries.ts';
export { finishSession, openSession, readPractice, readSession } from './sessions.ts';
