import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The runner's own environment names the file: a reporter takes no arguments on the command line. */
export const REPORT_FILE = 'TEST_REPORT';

export const writeReport = (report) => {
  const path = process.env[REPORT_FILE];
  if (!path) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(report, null, 2));
};

/** A runner that died wrote nothing. */
export const readReport = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { passed: 0, failed: [], errors: ['no report'] };
