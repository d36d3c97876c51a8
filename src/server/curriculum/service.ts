export { checkContentCoverage, checkCoverage } from './check.ts';
export { provideCurricula, readContent } from './content.ts';
export { copyPlan } from './copying.ts';
export { editPlan, setQuestionLesson } from './editing.ts';
export { importPlan } from './import.ts';
export { markLesson, markTaught, setTaught } from './progress.ts';
export { listLearned } from './queries.ts';
export {
  countEmptyPlans,
  hasEveryPlan,
  readForStaff,
  readOwnCurriculum,
  readPlacedLessons,
  readWeekQuestions,
} from './reading.ts';
