export { storeAnswers } from './answers.ts';
export { readArena } from './arena.ts';
export {
  type BestRow,
  bestsOfContest,
  bestsOfStudent,
  type NamedBestRow,
  placeOn,
  readBoard,
  sizeOf,
} from './boards.ts';
export { finishSession } from './finish.ts';
export { readPractice } from './page.ts';
export { type ContestColumns, type ContestRow, insertContest, updateContest } from './period-queries.ts';
export { listPeriods, shownPeriod } from './periods.ts';
export { presentBest, presentBoardRow, presentContest, presentPractice } from './present.ts';
export { daysPractised, listScores, sumScores } from './queries.ts';
export { openSession, readSession } from './sessions.ts';
export { settleContest, settleForgotten } from './settle.ts';
