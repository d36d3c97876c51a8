export const TASKS = ['play', 'words', 'read', 'grow'] as const;
export type Task = (typeof TASKS)[number];

/** What can have been done on a day; only these count for a task. */
interface Done {
  readonly has: (what: 'played' | 'revised' | 'read' | 'grown') => boolean;
}

/** Three for today, each done by whatever is of its kind: a game, the Quran, an activity. Words that are due go before reading. */
export const tasksOf = (done: Done | undefined, dueWords: number) => {
  const isQuranDone = done !== undefined && (done.has('revised') || done.has('read'));
  return [
    { task: 'play', isDone: done?.has('played') ?? false },
    { task: dueWords > 0 && !isQuranDone ? 'words' : 'read', isDone: isQuranDone },
    { task: 'grow', isDone: done?.has('grown') ?? false },
  ] as const satisfies readonly { readonly task: Task; readonly isDone: boolean }[];
};
