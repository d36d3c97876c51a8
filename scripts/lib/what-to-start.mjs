const USAGE = [
  'npm start               the demo school, with invented pupils, in ./data',
  'npm start -- --school   a real school, empty at first, in ./school',
].join('\n');

/** What `npm start` and the commands beside it run, and under which settings; `fault` says how it is meant instead. */
export const whatToStart = (given, env) => {
  const [first = 'main', ...args] = given;
  if (first === '--school') {
    return { program: 'main', args, settings: { NODE_ENV: 'production', DATA_DIR: env.DATA_DIR || './school' } };
  }
  if (first.startsWith('-')) return { fault: `${first} is not known.\n${USAGE}` };
  return { program: first, args, settings: {} };
};
