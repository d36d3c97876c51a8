/** The walls of ARCHITECTURE.md: imports go one way, `domain <- wire <- strings <- {server | web}`. */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    // Circles of domains are found by tests/papers/walls.test.ts: a folder here is another than the folders within it.
    wall('no-circles', 'two files that need each other are one file, or three', {}, { circular: true }),
    wall(
      'domain-is-pure',
      'rules know no clock, no chance, no input or output',
      { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      {
        // A schedule is a rule: the library takes the time as an argument and draws no lots here.
        pathNot: ['^src/domain/', '^node_modules/ts-fsrs/'],
      },
    ),
    wall(
      'wire-knows-rules-only',
      'the contract is read by both sides',
      { path: '^src/wire/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: ['^src/(wire|domain)/', '^node_modules/zod/'],
      },
    ),
    wall(
      'strings-know-rules-and-contract',
      'words belong to no side',
      { path: '^src/strings/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: '^src/(strings|wire|domain)/',
      },
    ),
    wall('server-never-meets-web', 'they meet in the contract', { path: '^src/server/' }, { path: '^src/web/' }),
    wall('web-never-meets-server', 'they meet in the contract', { path: '^src/web/' }, { path: '^src/server/' }),
    wall(
      'contract-costs-the-page-nothing',
      'the page imports the contract as types only',
      { path: '^src/web/' },
      { path: '^(src/wire/|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'queries-are-private',
      "another domain's service.ts is its door, its queries are not",
      { path: '^src/server/([^/]+)/', pathNot: ['^src/server/platform/', '\\.test\\.ts$'] },
      { path: '^src/server/[^/]+/[a-z-]*queries\\.ts$', pathNot: '^src/server/$1/' },
    ),
    wall(
      'platform-knows-no-domain',
      'the platform carries every domain and leans on none',
      { path: '^src/server/platform/' },
      {
        path: '^src/server/(?!platform/)',
      },
    ),
    wall(
      'widgets-know-no-domain',
      'a widget serves every screen',
      { path: '^src/web/(ui|lib)/' },
      {
        path: '^src/web/(?!(ui|lib)/)',
      },
    ),
    wall(
      'no-test-code-in-the-product',
      'tests stand outside',
      { path: '^src/', pathNot: '\\.test\\.ts$' },
      { path: '^(tests|bench)/' },
    ),
    wall('nothing-unresolved', 'a path that leads nowhere', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['himma-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.d.ts'],
    },
  },
};
