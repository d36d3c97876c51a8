import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { PupilPartKind } from '#domain/roster/pupil-page';
import type { IconName } from '#web/ui/icon.tsx';
import type { Student } from '#wire/roster';

interface Part {
  icon: IconName;
  tone: string;
  /** Where more of it stands. */
  link: (student: Student) => LinkProps;
}

const GOLD = 'bg-gold-soft text-gold-ink';
const EMERALD = 'bg-emerald-soft text-emerald-ink';
const CORAL = 'bg-coral-soft text-coral-ink';

const ledger = ({ id }: Student) => linkOptions({ to: '/admin/ledger', search: { student: id } });
const logs = ({ id }: Student) => linkOptions({ to: '/admin/penalties', search: { list: 'logs', student: id } });

export const PARTS: Readonly<Record<PupilPartKind, Part>> = {
  level: { icon: 'star', tone: GOLD, link: ledger },
  coins: { icon: 'ledger', tone: GOLD, link: ledger },
  attendance: { icon: 'calendar', tone: EMERALD, link: logs },
  conduct: { icon: 'scale', tone: CORAL, link: logs },
  exams: { icon: 'board', tone: EMERALD, link: ({ grade }) => linkOptions({ to: '/admin/exams', search: { grade } }) },
  practice: { icon: 'bolt', tone: EMERALD, link: () => linkOptions({ to: '/admin/contests' }) },
  quran: {
    icon: 'mushaf',
    tone: EMERALD,
    link: ({ id, grade }) => linkOptions({ to: '/admin/tracking', search: { student: id, grade } }),
  },
  messages: {
    icon: 'mail',
    tone: EMERALD,
    link: ({ id }) => linkOptions({ to: '/admin/messages', search: { student: id } }),
  },
  orders: {
    icon: 'bag',
    tone: GOLD,
    link: ({ name }) => linkOptions({ to: '/admin/store', search: { status: 'all', search: name } }),
  },
  card: {
    icon: 'card',
    tone: EMERALD,
    link: ({ name, grade }) => linkOptions({ to: '/admin/credentials', search: { grade, search: name } }),
  },
};
