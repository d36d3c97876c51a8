import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginRun, endRun, forgetCut, noteCut, readCut } from './runs.ts';

const NIGHT = new Date('2026-11-18T22:14:05.000Z');
const MORNING = new Date('2026-11-19T04:00:00.000Z');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'himma-runs-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (at: Date): void => {
  noteCut(dataDir, at);
  beginRun(dataDir);
};

const writeLast = (name: string, at: Date): void => {
  const path = join(dataDir, name);
  writeFileSync(path, '');
  utimesSync(path, at, at);
};

test('a first start, and one after a stop, have nothing to say', () => {
  start(NIGHT);
  endRun(dataDir);
  start(MORNING);
  expect(readCut(dataDir)).toBeNull();
});

test('after a cut it is known when the last write was, until somebody has seen it', () => {
  start(new Date('2026-11-18T05:00:00.000Z'));
  writeLast('himma.sqlite', new Date('2026-11-18T20:00:00.000Z'));
  writeLast('himma.sqlite-wal', NIGHT);
  start(MORNING);
  const cut = { lastWriteAt: NIGHT.toISOString(), backAt: MORNING.toISOString() };
  expect(readCut(dataDir)).toEqual(cut);
  endRun(dataDir);
  start(MORNING);
  expect(readCut(dataDir)).toEqual(cut);
  forgetCut(dataDir);
  expect(readCut(dataDir)).toBeNull();
});

test('where the database is elsewhere only the cut is known', () => {
  start(NIGHT);
  start(MORNING);
  expect(readCut(dataDir)).toEqual({ lastWriteAt: null, backAt: MORNING.toISOString() });
});

test('a start that was refused is no cut', () => {
  start(NIGHT);
  endRun(dataDir);
  noteCut(dataDir, MORNING);
  start(MORNING);
  expect(readCut(dataDir)).toBeNull();
});

test('what a refused start wrote was not the last write before the cut', () => {
  start(NIGHT);
  writeLast('himma.sqlite', NIGHT);
  noteCut(dataDir, MORNING);
  writeLast('himma.sqlite', MORNING);
  start(MORNING);
  expect(readCut(dataDir)).toMatchObject({ lastWriteAt: NIGHT.toISOString() });
});
