import type { Deps } from './deps.ts';

/** Whether a step of a new school's first days is done; asked from the address at which the school is open just now. */
export type IsSetUp = (deps: Deps, origin: string) => Promise<boolean>;
