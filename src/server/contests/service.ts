export { forgetWinner } from './forget.ts';
export {
  editContest,
  listContests,
  onContests,
  planContest,
  readContest,
  recordFirstContest,
  tellOfContests,
} from './plan.ts';
