export { checkContentCoverage, checkCoverage } from './check.ts';
export { provideCurricula } from './content.ts';
export { editPlan, setQuestionLesson } from './editing.ts';
export { importPlan } from './import.ts';
export { markLesson, markTaught } from './progress.ts';
export { readForStaff, readOwnCurriculum, readWeekQuestions } from './reading.ts';
