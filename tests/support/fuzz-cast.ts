import { randomInt, randomUUID } from 'node:crypto';
import type { AccessRule } from '#domain/access/permissions';
import { enterAsStaff, Visitor } from '../faults/support/visitor.ts';
import type { DemoLogins, DemoStaff } from './product.ts';

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

  const enterPupil = async (card: { loginId: number; password: string }): Promise<string | null> => {
    const visitor = new Visitor(url, aHome());
    const body = { loginId: String(card.loginId), password: card.password };
    if ((await visitor.call('POST /api/login/student', { body })).status !== 200) return null;
    await visitor.call('PUT /api/student/agreement', { body: { agreed: true } });
    return visitor.cookie;
  };
  const enrol = async (): Promise<{ loginId: number; password: string }> => {
    const name = `سالم ${randomUUID().slice(0, 8)}`;
    await confirm();
    const { id } = await office.must('POST /api/admin/students', { body: { name, grade: 4 } });
    return office.must('POST /api/admin/students/:studentId/credentials', { params: { studentId: id } });
  };
  const pupil = (demo: { loginId: number; password: string }, place: number): Person => {
    let card = demo;
    return person('pupil', `pupil ${place}`, async () => {
      const cookie = await enterPupil(card);
      if (cookie) return cookie;
      card = await enrol();
      return (await enterPupil(card)) ?? '';
    });
  };
  const guide = employee('teacher');
  const inside = async (): Promise<string> => {
    const visitor = await guide();
    const studentId = students[0]?.studentId ?? 0;
    await visitor.call('POST /api/admin/students/:studentId/enter', { params: { studentId } });
    return visitor.cookie;
  };

  const cast = [
    person('nobody', 'nobody', async () => ''),
    person('stale', 'a stale cookie', async () => `himma_session=${'A'.repeat(43)}`),
    ...students.slice(0, PUPILS).map(pupil),
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
  return { cast, guests, tidy, officeId: own.kind === 'staff' ? own.staffId : 0 };
};
