export { markAbsent, writeCells } from './cells.ts';
export { provideExams } from './content.ts';
export { addExam, editExam, removeExam, reviewQuestion } from './exams.ts';
export { importAnswers } from './import.ts';
export { markSeen, readOwnResults } from './own-results.ts';
export { countFullMarks, listPublishedExams, newResultsOf } from './papers-queries.ts';
export { changeKey, openPractice, publishExam } from './publish.ts';
export { exportResults, listExams, readExam, readGrid } from './report.ts';
export { calculateReward, sendReward } from './rewards.ts';
