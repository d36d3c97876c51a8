export {
  editContest,
  listContests,
  onContests,
  planContest,
  readContest,
  recordFirstContest,
  tellOfContests,
} from './plan.ts';
