export { storeAnswers } from './answers.ts';
export { readArena } from './arena.ts';
export {
  type BestRow,
  type Board,
  bestsOfContest,
  bestsOfStudent,
  type NamedBestRow,
  ownBests,
  placeOn,
  type RankedRow,
  readBoard,
  sizeOf,
} from './boards.ts';
export { finishSession } from './finish.ts';
export { readPractice } from './page.ts';
export { presentBest, presentBoardRow } from './present.ts';
export { openSession, readSession } from './sessions.ts';
export { settleContest, settleForgotten } from './settle.ts';
export { kindOf } from './standing.ts';
export { listScores, type ScoreRow, sumScores } from './store.ts';
