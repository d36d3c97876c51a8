import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '#server/domains';

const ROOT = join(import.meta.dirname, '..', '..', 'src');
const NAMES = new Set(DOMAINS.map(({ name }) => name));
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu;

interface Source {
  /** Under the side's folder, such as `store/queries.ts`. */
  readonly path: string;
  readonly domain: string;
  readonly text: string;
}

const sourcesOf = (side: 'server' | 'web'): Source[] =>
  readdirSync(join(ROOT, side), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const path = relative(join(ROOT, side), file);
      return { path, domain: path.split('/')[0] as string, text: readFileSync(file, 'utf8').replaceAll(COMMENT, '') };
    });

interface Need {
  readonly from: string;
  readonly to: string;
  readonly by: string;
}

const needsOf = (side: 'server' | 'web'): Need[] =>
  sourcesOf(side).flatMap(({ path, domain, text }) =>
    [...text.matchAll(/'(#[a-z]+|\.\.?)\/([^']+)'/gu)]
      .filter(([, root]) => root === `#${side}` || root?.startsWith('.'))
      .map(([, root, rest]) =>
        root?.startsWith('#') ? (rest as string) : join(path, '..', root as string, rest as string),
      )
      .map((to) => ({ from: domain, to: to.split('/')[0] as string, by: path }))
      .filter(({ from, to }) => from !== to && NAMES.has(from) && NAMES.has(to)),
  );

/** Whoever needs nobody, or is needed by nobody, stands in no circle; without them, others need nobody. */
const inCircles = (needs: readonly Need[]): readonly Need[] => {
  const needing = new Set(needs.map(({ from }) => from));
  const needed = new Set(needs.map(({ to }) => to));
  const left = needs.filter(({ from, to }) => needing.has(to) && needed.has(from));
  return left.length === needs.length ? left : inCircles(left);
};

describe('domains', () => {
  it.each(['server', 'web'] as const)('of the %s form no circle, also not by what comes late', (side) => {
    const needs = needsOf(side);
    expect(needs.length).toBeGreaterThan(50);
    expect(inCircles(needs).map(({ from, to, by }) => `${from} needs ${to}: ${by}`)).toEqual([]);
  });
});

const SCHEMA = /interface Schema \{([^}]*)\}/u;

/** By the declarations of `tables.ts`, and of the platform's schema. */
const OWNERS = new Map(
  sourcesOf('server').flatMap(({ domain, text }) =>
    [...(SCHEMA.exec(text)?.[1] ?? '').matchAll(/^\s*(\w+):/gmu)].map(
      ([, table]) => [table as string, domain] as const,
    ),
  ),
);

const WRITES = /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|update|delete from)\s+(\w+)/gu;
const READS = /(?:selectFrom|[a-z]+Join|using)\(\s*'(\w+)|\b(?:from|join)\s+(\w+)/gu;

/** Where statements name a table of somebody else; the platform's serve every domain. */
const foreign = (statements: RegExp): string[] => {
  const found = sourcesOf('server')
    .filter(({ path }) => !path.includes('/migrations/'))
    .flatMap(({ path, domain, text }) =>
      [...text.matchAll(statements)]
        .map(([, table, spelt]) => table ?? (spelt as string))
        .filter((table) => OWNERS.has(table) && ![domain, 'platform'].includes(OWNERS.get(table) as string))
        .map((table) => `${path}: ${table}`),
    );
  return [...new Set(found)].toSorted();
};

describe('a table', () => {
  it('has one owner', () => {
    expect(OWNERS.size).toBeGreaterThan(90);
    expect([...new Set(OWNERS.values())].filter((owner) => owner !== 'platform' && !NAMES.has(owner))).toEqual([]);
  });

  it('is written by its owner alone', () => {
    expect(foreign(WRITES)).toEqual([
      // In the statement that refuses a password which was changed meanwhile; the staff's domain stands on this one.
      'access/queries.ts: staff',
      // An approved request carries a copy of the card: a new card replaces both, and requests stand on cards.
      'cards/queries.ts: login_issue_reports',
      // Every domain's lines, in the transaction of what they record.
      'platform/audit.ts: audit_log',
    ]);
  });

  it('is read by others through its owner, but for the names of pupils and staff, which stand in every list', () => {
    expect(foreign(READS).filter((found) => !/: (?:students|staff)$/u.test(found))).toEqual([
      // Places in a race, and points of a period: still to be asked of practice and of the ledger.
      'contests/queries.ts: contests',
      'contests/queries.ts: practice_bests',
      'glory/queries.ts: period_points',
      // Holds the ledger against what it paid; rewards stand on it.
      'ledger/queries.ts: rewards_tracking',
      // A text speaks of its recitations and of new answers, so it stands on them and not they on it.
      'listening/queries.ts: quran_texts',
      // Opens one of each thing that is sealed, to see that the key is the right one.
      'platform/key-check.ts: national_numbers',
      'platform/key-check.ts: staff_factors',
      'platform/key-check.ts: students_credentials',
      // Everything that anybody holds of one pupil.
      'privacy/queries.ts: audit_log',
      'privacy/queries.ts: profile_image_approvals',
      'privacy/queries.ts: quran_recordings',
      'privacy/queries.ts: students_credentials',
      'privacy/queries.ts: teacher_messages',
      // As with recitations.
      'recordings/queries.ts: quran_texts',
      'recordings/queries.ts: quran_verses',
      // Holds orders against the lines and the privileges that they made.
      'store/check.ts: points_logs',
      'store/check.ts: surprise_picks',
    ]);
  });
});
