import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    runFolder: string;
  }
}

/** What one worker made and others take up: gone with the run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'himma-run-'));
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true });
}
