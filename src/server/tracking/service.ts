export { finishHearing, startHearing, stopHearing } from './hearings.ts';
export { markWords } from './marks.ts';
export { readMirror } from './mirror.ts';
export { readRanks } from './ranks.ts';
export { readHeat, readOwnRecitation, readPupilText, readStory } from './reading.ts';
export { skipPupil, whoRecitesNext } from './turns.ts';
export { undoMark } from './undo.ts';
