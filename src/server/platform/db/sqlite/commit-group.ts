interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface CommitGroup {
  begin(): void;
  /** Resolves when the transaction is on the disk, and not before. */
  commit(): Promise<void>;
  rollback(cause?: unknown): void;
  /** Writes what is waiting, for somebody who must not see it before. */
  commitNow(): void;
}

export interface CommitTarget {
  run(sql: string): void;
  /** False after a full disk or the like made SQLite itself roll everything back. */
  isInTransaction(): boolean;
}

/**
 * Transactions that arrive in one turn of the event loop share one commit, and so one sync of the disk, which is most of
 * what a commit costs. Each after the first is a savepoint: it rolls back alone, and nobody hears that it succeeded until
 * the commit around all of them has returned. If that commit fails, all of them fail.
 */
export const makeCommitGroup = ({ run, isInTransaction }: CommitTarget): CommitGroup => {
  let isOpen = false;
  /** One of the group has begun and not ended: a commit now would write half of it. */
  let isUnderWay = false;
  /** What the first takes back is all there is: it needs no savepoint. */
  let isFirst = false;
  let isScheduled = false;
  let waiting: Waiting[] = [];

  const finish = (settle: (each: Waiting) => void): void => {
    const settled = waiting;
    isOpen = false;
    waiting = [];
    for (const each of settled) settle(each);
  };

  const commitNow = (): void => {
    if (!isOpen || isUnderWay) return;
    try {
      run('commit');
      finish((each) => each.resolve());
    } catch (error) {
      if (isInTransaction()) run('rollback');
      finish((each) => each.reject(error));
    }
  };

  const commitSoon = (): void => {
    isUnderWay = false;
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      commitNow();
    });
  };

  return {
    commitNow,
    begin: () => {
      // At once for writing: a deferred one that reads first fails when another process wrote meanwhile.
      run(isOpen ? 'savepoint own' : 'begin immediate');
      isFirst = !isOpen;
      isOpen = true;
      isUnderWay = true;
    },
    commit: () => {
      if (!isInTransaction()) throw new Error('SQLite took this transaction back');
      if (!isFirst) run('release own');
      commitSoon();
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    rollback: (cause) => {
      if (!isInTransaction()) {
        isUnderWay = false;
        finish((each) => each.reject(new Error('SQLite took the whole group of transactions back', { cause })));
        return;
      }
      if (isFirst) {
        run('rollback');
        isOpen = false;
        isUnderWay = false;
        return;
      }
      run('rollback to own');
      run('release own');
      commitSoon();
    },
  };
};
