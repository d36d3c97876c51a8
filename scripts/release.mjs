/*
 * `npm run release`: one archive with everything built, for computers like this one. It starts where Node is and nothing
 * else; all that goes into it lies in this checkout, and no registry is asked.
 */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inProject, requireNode, say } from './lib/project.mjs';
import { filesOf, lastMigration, PLATFORM } from './lib/release/files.mjs';
import { pack } from './lib/release/pack.mjs';

/** The oldest version whose school this one takes over. */
const FROM = '0.1.0';

requireNode();
const { version, engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
await installIfNeeded();
// The server is written over what an earlier build left, which belongs to no release.
rmSync(inProject('dist', 'product'), { recursive: true, force: true });
await build();
const to = inProject('dist', `himma-${version}-${PLATFORM}.tar.gz`);
say('packing');
const about = { version, platform: PLATFORM, node: engines.node, from: FROM, migration: lastMigration() };
await pack(about, [...filesOf(version)], to);
say(`${to}: ${(statSync(to).size / 1e6).toFixed(1)} MB`);
