import type { Rolldown } from 'vite';

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Who opens a screen. What the same people need comes in one file: without HTTP/2 every file waits its turn. A screen
 * that is not named here is taken for one of the staff's, which come one by one. What the door opens must be named: it
 * would otherwise share a file with the app, and start it.
 */
const PEOPLE: readonly (readonly [screens: RegExp, who: string])[] = [
  [/\/door\.html$/u, 'door'],
  // Before what the door opens: behind the login, once.
  [/\/components\/terms-dialog/u, 'guest'],
  [
    /\/access\/(screens|components)\/|\/staff\/screens\/(invitation|setup)|\/reports\/(screens\/credential-request|components\/)/u,
    'caller',
  ],
  [/\/screens\/guardian-(week|privacy)/u, 'caller'],
  [/\/app\.html$/u, 'app'],
  // Before the pupils' own: its typeface and what draws verses come with these screens alone.
  [/\/quran\/screens\/own-/u, 'quran'],
  [/\/(tracking|drills)\/screens\/own-/u, 'recitation'],
  // Before the pupils' own: the calendar's rules come with these screens alone.
  [/\/calendar\/screens\/(own-|timetable-paper)/u, 'week'],
  // Before the pupils' own: where one stands, with others and with the teacher, is looked at now and then.
  [/\/(glory|penalties|privileges|ledger)\/screens\/own-/u, 'standing'],
  // Before the pupils' own: the plan of lessons and what was earned by them are looked at now and then.
  [/\/(curriculum|growth)\/screens\/own-/u, 'learning'],
  [/\/exams\/screens\/own-|\/contests\/screens\/(practice-results|competitions)/u, 'results'],
  [/\/screens\/(inbox|student-rewards)/u, 'given'],
  [/\/screens\/student-dashboard/u, 'home'],
  [/\/app\/student-shell|\/screens\/own-(?!card|slip)/u, 'pupils'],
  [/\/store\/screens\/(store-|my-orders)/u, 'store'],
  [/\/games\/screens\/games-hub|\/questions\/screens\/hardest/u, 'games'],
  // What a game needs comes when one begins.
  [/\/practice\/game\/late/u, 'game'],
  [/\/practice\/screens\/arena/u, 'arena'],
  [/\/practice\/screens\//u, 'practice'],
  [/\/race\/screens\/race-/u, 'replay'],
  [/\/race\/screens\/race/u, 'race'],
  [/\/race\/screens\/duel/u, 'duel'],
  [/\/screens\/(certificate|own-card|own-slip|print-slips)|\/photo-dialog|\/confirm-password/u, 'guest'],
  // Comes with the first source that names verses, wherever a pupil reads why an answer was wrong.
  [/\/named-verses\./u, 'verses'],
  [/\/app\/admin-shell|\/screens\//u, 'staff'],
];

/** Up the imports to what is asked for by itself: a page, a screen, a dialog that comes late. */
const askedForWith = (id: string, modules: Modules): string[] => {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen].filter((each) => {
    const module = modules.getModuleInfo(each);
    return module?.isEntry || module?.dynamicImporters.length;
  });
};

const visitorsOf = (id: string, modules: Modules): string[] =>
  askedForWith(id, modules).flatMap((screen) => PEOPLE.find(([screens]) => screens.test(screen))?.[1] ?? []);

/** Screens that are opened now and then bring their own; of the staff's, what three need comes together. */
const chunkOfOne = (who: string | undefined, screens: number): string | null => {
  const comesBySelf = who === 'door' || who === 'caller' || who === 'guest' || (who === 'staff' && screens < 3);
  return comesBySelf ? null : (who ?? null);
};

type Has = (who: string) => boolean;

const PLAYED = ['practice', 'games', 'arena', 'race'];
const LEARNED = ['games', 'replay', 'results', 'learning'];

const isPlayed = (has: Has): boolean =>
  PLAYED.filter(has).length > 1 || ((has('practice') || has('arena')) && LEARNED.some(has));

/** Screens that have much in common: what some of them need comes in one file for all of them. */
const TOGETHER: readonly (readonly [is: (has: Has) => boolean, file: string])[] = [
  [isPlayed, 'played'],
  [(has) => has('games') || LEARNED.filter(has).length > 1, 'learned'],
  [(has) => has('race') && has('replay'), 'raced'],
  [(has) => has('quran') && has('recitation'), 'recited'],
  [(has) => has('quran') && has('staff') && !has('verses'), 'quran'],
  [(has) => has('staff') && has('given'), 'given-staff'],
  [(has) => has('staff') && has('store'), 'store-staff'],
];

const isForPupils = (has: Has): boolean =>
  has('pupils') || has('home') || (has('given') && !has('staff')) || ((has('store') || has('given')) && isPlayed(has));

const DAILY = [...PLAYED, 'duel', 'given', 'store', 'results', 'verses'];

/**
 * `base` is needed before the login and after it, `app` by everybody behind it, `pupils` wherever a pupil goes, `tools`
 * by many of the staff's screens and by those that a pupil opens now and then.
 */
const chunkOfMany = (people: Set<string>, staffScreens: number): string => {
  const has: Has = (who) => people.has(who);
  const isForMostStaff = staffScreens > 4;
  const isForAll = has('app') || (isForPupils(has) && has('staff')) || (isForMostStaff && DAILY.some(has));
  if (has('door') || (has('caller') && (isForAll || isForPupils(has) || isForMostStaff))) return 'base';
  if (isForAll) return 'app';
  if (isForPupils(has)) return 'pupils';
  if (isForMostStaff) return 'tools';
  const hosts = [...people].filter((who) => who !== 'guest').sort();
  const alone = hosts.join('-') === 'staff' ? 'guest-staff' : hosts.join('-');
  return TOGETHER.find(([is]) => is(has))?.[1] ?? alone;
};

/**
 * The rules of terms, lessons, papers and the bank, the words of cards, what seals, and lists with their search: many of
 * the staff's screens ask for them, and of the pupils' some that are opened now and then.
 */
const NOT_OF_FIRST_LOAD = new RegExp(
  [
    '/(calendar|curriculum)/|/domain/(exams/|questions/bank\\.|roster/latin\\.)|/cards/(?!manifest|screens)',
    '/outbox/seal\\.|/@noble/ciphers/|/ui/(list/(table|order)|data-table|search-box)\\.',
  ].join('|'),
  'u',
);

/** Small, and needed by the door's scanner as by screens of everybody: it must not bring their files to the door. */
const OF_BASE = /\/ui\/file-button\./u;

/** Whatever a module imports is needed by as many people or more, so no two files need each other. */
const chunkOf: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  if (OF_BASE.test(id)) return 'base';
  const visitors = visitorsOf(id, modules);
  const people = new Set(visitors);
  const staffScreens = NOT_OF_FIRST_LOAD.test(id) ? 0 : visitors.filter((who) => who === 'staff').length;
  return people.size > 1 ? chunkOfMany(people, staffScreens) : chunkOfOne(visitors[0], staffScreens);
};

/** `chunkOf` knows the place of every module, also of those that a module imports. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: chunkOf }],
};
