import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const CODE = ['src', 'tests', 'content', 'bench'].flatMap(filesIn);
const PAPERS = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs').filter((path) => path.endsWith('.md'))];

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, part]) => part as string);

describe('docs/RULES.md', () => {
  const lines = read('docs/RULES.md')
    .split('\n')
    .filter((line) => /^\| D-\d+ \|/u.test(line));
  const numberOf = (line: string): string => line.split(' ')[1] as string;
  const explained = new Set(lines.map(numberOf));
  const citing = CODE.filter((path) => /\.(?:[cm]?[jt]sx?|json|txt|css|html)$/u.test(path)).flatMap((path) =>
    found(read(path), /\b(D-\d+)\b/gu).map((rule) => ({ rule, path })),
  );
  const cited = new Set(citing.map(({ rule }) => rule));

  it('explains every rule that is cited', () => {
    const missing = citing.filter(({ rule }) => !explained.has(rule)).map(({ rule, path }) => `${rule} in ${path}`);
    expect(missing).toEqual([]);
  });

  it('has no rule that nobody cites, unless it says that it is not built yet', () => {
    const unbuilt = lines.filter((line) => line.includes('*Not built yet.*')).map(numberOf);
    const expected = [...explained].filter((rule) => !cited.has(rule));
    expect(unbuilt).toEqual(expected);
  });

  it('has each rule once, in the order of their numbers', () => {
    const numbers = lines.map((line) => Number(numberOf(line).slice('D-'.length)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });
});

describe('docs/SECURITY.md', () => {
  it('says of each attack that is run how often it is, usually and in a long run', () => {
    const [, table = ''] = read('docs/SECURITY.md').split('## Attacks that are run');
    const rows = (table.split('\n## ')[0] as string).split('\n').filter((line) => line.includes('.test.ts'));
    const counted = rows.flatMap((row) => {
      const [, , tests = '', usually = '', long = ''] = row.split('|');
      const source = found(tests, /`([^`]+)`/gu)
        .map((name) => read(CODE.find((path) => path.endsWith(name)) as string).replaceAll('_', ''))
        .join('');
      const counts = (text: string) => found(text.replaceAll(',', ''), /(\d+)/gu);
      return long.includes('the same')
        ? []
        : counts(usually).map((count, place) => ({ row, source, said: `often(${count}, ${counts(long)[place]})` }));
    });
    expect(counted.length).toBeGreaterThan(5);
    expect(
      counted.filter(({ source, said }) => !source.includes(said)).map(({ row, said }) => `${said}: ${row}`),
    ).toEqual([]);
  });
});

describe('the papers', () => {
  const FILES = [...CODE, ...filesIn('scripts'), ...filesIn('docs')];
  const FOLDERS = [...new Set(FILES.map(dirname))];
  const FILE = /(?<![\w/.<>-])([a-z][\w-]*(?:[./][\w-]+)*\.(?:tsx?|m?js|jsonc?|html|css|md))\b/gu;
  const FOLDER = /`((?:src|domain|wire|strings|server|web|platform|tests|bench|scripts|content|docs)(?:\/[\w-]+)+)`/gu;

  const isThere = (paths: readonly string[], name: string): boolean =>
    existsSync(join(ROOT, name)) || paths.some((path) => path.endsWith(`/${name}`));

  const eachPaper = (faultsOf: (text: string, paper: string) => string[]): string[] =>
    PAPERS.flatMap((paper) => faultsOf(read(paper), paper).map((fault) => `${fault} in ${paper}`));

  it('name only files and folders that are there', () => {
    const gone = eachPaper((text) => [
      ...found(text, FILE).filter((name) => !isThere(FILES, name)),
      ...found(text, FOLDER).filter((name) => !isThere(FOLDERS, name)),
    ]);
    expect(gone).toEqual([]);
  });

  it('link only to what is there', () => {
    const broken = eachPaper((text, paper) =>
      found(text, /\]\(([^)#:\s]+)\)/gu).filter((link) => !existsSync(join(ROOT, dirname(paper), link))),
    );
    expect(broken).toEqual([]);
  });
});
