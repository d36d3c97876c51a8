import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { regenerate } from '#strings/cards/staff';
import { pupilData } from '#strings/privacy/staff';
import { pupilPage, pupilActions as texts } from '#strings/roster/pupil-page';
import { archiveDialog } from '#strings/roster/staff';
import { useCreateCredentials, useEnterAsStudent } from '#web/cards/mutations.ts';
import { printOne } from '#web/cards/print-window.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { late } from '#web/ui/late.tsx';
import { Actions, type ListActions } from '#web/ui/list/actions.tsx';
import type { Card } from '#wire/cards';
import type { PupilPage, Student } from '#wire/roster';
import { useArchiveStudent, useRestoreStudent } from '../mutations.ts';
import { StudentForm } from './student-form.tsx';

/** Each comes when it is opened, as on the pages that it belongs to. */
const FreshCardDialog = late(async () => (await import('#web/cards/components/fresh-card-dialog.tsx')).FreshCardDialog);
const GiveDialog = late(async () => (await import('#web/rewards/components/admin-give-dialog.tsx')).GiveDialog);
const PupilData = late(async () => (await import('#web/privacy/components/pupil-data.tsx')).PupilData);

type Opened = 'give' | 'edit' | 'data' | { card: Card };

/** What is done on pages of its own, with the pupil already chosen there. The try-out pupil is in no list to choose from. */
const linksTo = ({ id, grade }: Student, isPupil: boolean): ListActions => [
  isPupil && {
    label: texts.log,
    icon: 'shield',
    link: linkOptions({ to: '/admin/penalties', search: { list: 'logs', student: id } }),
  },
  isPupil && {
    label: texts.message,
    icon: 'mail',
    link: linkOptions({ to: '/admin/messages', search: { student: id, grade } }),
  },
  {
    label: texts.hear,
    icon: 'mushaf',
    link: linkOptions({ to: '/admin/tracking', search: { student: id, grade } }),
  },
  { label: texts.ledger, icon: 'ledger', link: linkOptions({ to: '/admin/ledger', search: { student: id } }) },
];

/** The ways in: a card for pupils, and new login data for everybody. */
const useLoginActions = ({ student, loginId }: PupilPage, onMade: (card: Card) => void): ListActions => {
  const { id, name } = student;
  const create = useCreateCredentials();
  const enter = useEnterAsStudent();
  const make = () => create.mutateAsync(id).then(onMade);
  const question = { ...regenerate, body: regenerate.body(name), tone: 'danger' } as const;
  return [
    loginId !== null && { label: texts.enter, icon: 'enter', run: () => enter.mutateAsync(id) },
    loginId !== null &&
      id !== DEMO_STUDENT_ID && { label: texts.print, icon: 'print', run: () => printOne({ studentId: id, loginId }) },
    loginId === null
      ? { label: texts.create, icon: 'plus', run: make }
      : { label: texts.reset, icon: 'refresh', run: make, confirm: question },
  ];
};

/** What staff do with one pupil: each thing as it is done elsewhere. On a phone after what one sees at a glance. */
export const PupilActions = ({ page }: { page: PupilPage }) => {
  const { student } = page;
  const { id, name } = student;
  const { ask, dialog } = useConfirm();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const archive = useArchiveStudent();
  const restore = useRestoreStudent();
  const login = useLoginActions(page, (card) => setOpened({ card }));
  const isPupil = id !== DEMO_STUDENT_ID;
  const navigate = useNavigate();
  const data: ListActions[number] = isPupil && {
    label: pupilData.open,
    icon: 'download',
    run: () => setOpened('data'),
  };
  const actions: ListActions = student.archivedAt
    ? [{ label: texts.restore, icon: 'refresh', look: 'gold', run: () => restore.mutateAsync(student) }, data]
    : [
        isPupil && { label: texts.give, icon: 'gift', look: 'gold', run: () => setOpened('give') },
        ...linksTo(student, isPupil),
        ...login,
        { label: texts.edit, icon: 'edit', run: () => setOpened('edit') },
        isPupil && {
          label: texts.archive,
          icon: 'archive',
          run: () => archive.mutateAsync(student),
          confirm: { ...archiveDialog, body: archiveDialog.body(name), tone: 'danger' },
        },
        data,
      ];
  return (
    <section aria-label={pupilPage.actions} className="max-lg:order-1 [&>span]:flex-wrap [&>span]:gap-2">
      <Actions actions={actions} onAsk={ask} />
      {dialog}
      {opened === 'give' && <GiveDialog ids={[id]} onClose={close} />}
      {opened === 'data' && (
        <PupilData pupil={student} onClose={close} onErased={() => navigate({ to: '/admin/students' })} />
      )}
      {opened === 'edit' && <StudentForm student={student} onClose={close} />}
      {typeof opened === 'object' && opened && <FreshCardDialog card={opened.card} onClose={close} />}
    </section>
  );
};
