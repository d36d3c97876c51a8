export { exportHearings, exportStanding } from './exports.ts';
export { finishHearing, startHearing, stopHearing } from './hearings.ts';
export { readHeat, readPastHearing, readStumblers } from './history.ts';
export { markWords } from './marks.ts';
export { readMirror } from './mirror.ts';
export { readRanks } from './ranks.ts';
export { readOwnRecitation, readPupilText, readStory } from './reading.ts';
export { skipPupil, whoRecitesNext } from './turns.ts';
export { undoMark } from './undo.ts';
