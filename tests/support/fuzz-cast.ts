import { randomInt, randomUUID } from 'node:crypto';
import type { AccessRule } from '#domain/access/permissions';
import { enterAsStaff, Visitor } from '../faults/support/visitor.ts';
import { type Canaries, plantCanary, tokenIn } from './fuzz-canaries.ts';
import type { DemoLogins, DemoStaff, DemoStudent } from './product.ts';

type Kind = 'nobody' | 'stale' | 'pupil' | 'teacher' | 'admin' | 'entered';

/** Somebody in whose name requests are made. Whoever was logged out, locked out or archived meanwhile comes back. */
export interface Person {
  readonly kind: Kind;
  readonly name: string;
  cookie: string;
  /** Whether the last answer said that the session is no more, or has asked too much. */
  isLost: boolean;
  /** Comes back, once for all who wait for it. */
  enter(): Promise<void>;
}

type Card = Pick<DemoStudent, 'studentId' | 'loginId' | 'password'>;

const PUPILS = 6;
const PASSWORD = 'Qalam-Daftar-77';

/**
 * Everybody comes from a place of their own, each time another. From this machine's address come wrong logins without
 * number, and from one home those of a whole run would add up: either is shut for a while.
 */
const aHome = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

const KINDS: Readonly<Record<AccessRule, readonly Kind[]>> = {
  public: ['nobody', 'stale', 'pupil', 'teacher', 'admin', 'entered'],
  'signed-in': ['pupil', 'teacher', 'admin', 'entered'],
  pupil: ['pupil', 'pupil', 'entered'],
  'pupil-self': ['pupil'],
  'own-student': ['pupil'],
  entered: ['entered'],
  'any-staff': ['teacher', 'admin', 'entered'],
  staff: ['teacher', 'admin'],
  admin: ['admin'],
};

/** Who passes each rule, so that what stands behind it is reached. */
export const castFor = (cast: readonly Person[], rule: AccessRule): Person[] =>
  cast.filter(({ kind }) => KINDS[rule].includes(kind));

const person = (kind: Kind, name: string, come: () => Promise<string>): Person => {
  let coming: Promise<void> | null = null;
  const made: Person = {
    kind,
    name,
    cookie: '',
    isLost: true,
    enter: () => {
      coming ??= come()
        .then((cookie) => {
          [made.cookie, made.isLost] = [cookie, false];
        })
        .finally(() => {
          coming = null;
        });
      return coming;
    },
  };
  return made;
};

/** Everybody whom a school knows, and those whom it does not; the office repairs what was done to them. */
export const castOf = async (url: string, { staff, students }: DemoLogins) => {
  const [admin] = staff;
  if (!admin) throw new Error('the school has no staff');
  const office = await enterAsStaff(url, admin, aHome());
  const own = await office.must('GET /api/session');

  /** A long run outlasts the ten minutes for which a password typed once is enough. */
  const confirm = () => office.must('POST /api/admin/confirm', { body: { password: admin.password } });

  const hire = async (role: 'admin' | 'teacher'): Promise<DemoStaff> => {
    const account = { name: 'أ. حسن الراشد', email: `${randomUUID()}@school.example`, password: PASSWORD, role };
    await confirm();
    await office.must('POST /api/admin/staff', { body: account });
    return account;
  };
  /** Under the account they have, or another where that is not what it was. */
  const employee = (role: 'admin' | 'teacher') => {
    let account: DemoStaff | undefined;
    return async (): Promise<Visitor> => {
      const visitor = new Visitor(url, aHome());
      if (account) {
        const { email, password } = account;
        const { status, body } = await visitor.call('POST /api/login/staff', { body: { email, password } });
        if (status === 200 && body.role === role) return visitor;
      }
      account = await hire(role);
      return enterAsStaff(url, account, aHome());
    };
  };
  const staffMember = (role: 'admin' | 'teacher'): Person => {
    const enter = employee(role);
    return person(role, role, async () => (await enter()).cookie);
  };

  const enterPupil = async (card: Card): Promise<string | null> => {
    const visitor = new Visitor(url, aHome());
    const body = { loginId: String(card.loginId), password: card.password };
    if ((await visitor.call('POST /api/login/student', { body })).status !== 200) return null;
    await visitor.call('PUT /api/student/agreement', { body: { agreed: true } });
    return visitor.cookie;
  };
  const enrol = async (grade: 4 | 5): Promise<Card> => {
    const name = `سالم ${randomUUID().slice(0, 8)}`;
    await confirm();
    const { id } = await office.must('POST /api/admin/students', { body: { name, grade } });
    const params = { studentId: id };
    return { ...(await office.must('POST /api/admin/students/:studentId/credentials', { params })), studentId: id };
  };
  const pupil = (name: string, grade: 4 | 5, demo?: Card): Person => {
    let card = demo;
    return person('pupil', name, async () => {
      const cookie = card && (await enterPupil(card));
      if (cookie) return cookie;
      card = await enrol(grade);
      return (await enterPupil(card)) ?? '';
    });
  };
  const guide = employee('teacher');
  let host = students[0]?.studentId ?? 0;
  const inside = async (): Promise<string> => {
    const visitor = await guide();
    const enter = () => visitor.call('POST /api/admin/students/:studentId/enter', { params: { studentId: host } });
    if ((await enter()).status === 200) return visitor.cookie;
    // Archived or erased meanwhile.
    host = (await enrol(4)).studentId;
    return (await enter()).status === 200 ? visitor.cookie : '';
  };

  const cast = [
    person('nobody', 'nobody', async () => ''),
    person('stale', 'a stale cookie', async () => `himma_session=${'A'.repeat(43)}`),
    pupil('a pupil of grade 5', 5),
    ...students.slice(0, PUPILS).map((demo, place) => pupil(`pupil ${place}`, 4, demo)),
    ...(['teacher', 'admin', 'admin'] as const).map(staffMember),
    person('entered', 'staff inside as a pupil', inside),
  ];
  const guests = students.slice(PUPILS, 2 * PUPILS).map((each) => ({ ...each, loginId: String(each.loginId) }));
  /** Opens again what was shut, and fills the purses. */
  const tidy = async (): Promise<void> => {
    await office.call('PUT /api/admin/store/settings', { body: { mode: 'live', isClosed: false, hours: [] } });
    const gift = { to: { kind: 'all' }, source: 'daily', type: 'coins', amount: 1000, requestKey: randomUUID() };
    await office.call('POST /api/admin/rewards', { body: gift });
  };
  const canaries: Canaries = { tokens: [tokenIn(office.cookie)], secrets: [] };
  /** One in the grade of most of the cast, and one in the other's. */
  const plant = async (): Promise<void> => {
    await confirm();
    for (const grade of [4, 5] as const) await plantCanary(url, office, grade, canaries);
  };
  return { cast, guests, canaries, tidy, plant, officeId: own.kind === 'staff' ? own.staffId : 0 };
};
