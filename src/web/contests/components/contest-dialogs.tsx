import { useState } from 'react';
import { CONTEST_RULES_MAX, CONTEST_TITLE_MAX } from '#domain/contests/contest';
import { closeDialog, contestsPage, lateAnswers as lateText, contestForm as texts } from '#strings/contests/staff';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { draftFields } from '#web/lib/draft-fields.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { AdminContest } from '#wire/contests/staff';
import { type ContestDraft, draftOf, fieldsOf, newDraft } from '../draft.ts';
import { useCloseContest, useSaveContest } from '../mutations.ts';

const Winners = ({ contest: { winners, prizeCoins } }: { contest: AdminContest }) => (
  <div className="grid gap-2 rounded-2xl bg-gold-soft p-4 text-gold-ink">
    <p>{prizeCoins > 0 ? closeDialog.winners : closeDialog.winnersOnly}</p>
    <ul className="grid gap-1">
      {winners.map(({ studentId, name, grade, score, accuracy, lateAnswers }) => (
        <li key={studentId} className="leading-snug">
          <span className="text-xl font-black">{name}</span>
          <span className="block text-sm">
            {gradeNames[grade]}، {contestsPage.result(score, accuracy)}
          </span>
          {lateAnswers > 0 && <span className="block text-sm font-black">{lateText(lateAnswers)}</span>}
        </li>
      ))}
    </ul>
    {prizeCoins > 0 && (
      <p className="flex items-center gap-2 font-black">
        <MoneyIcon type="coins" className="size-6" />
        {closeDialog.each(prizeCoins)}
        {winners.length > 1 && `، ${closeDialog.total(prizeCoins * winners.length)}`}
      </p>
    )}
  </div>
);

/** Always of the contest as it is now: where a late game changed who leads, the refusal stands beside the new names. */
export const CloseContest = ({ contest, onClose }: { contest: AdminContest; onClose: () => void }) => {
  const close = useCloseContest();
  const hasWinners = contest.winners.length > 0;
  return (
    <ConfirmDialog
      title={closeDialog.title}
      body={
        <div className="grid gap-3">
          <p>{closeDialog.intro(contest.title)}</p>
          {hasWinners ? <Winners contest={contest} /> : <p className="font-black text-ink">{closeDialog.noWinner}</p>}
          <p>{closeDialog.pool(contest.sharePool)}</p>
          {contest.leftOutPupils > 0 && (
            <p className="font-black text-ink">{closeDialog.leftOut(contest.leftOutPupils)}</p>
          )}
          {contest.latePupils > 0 && <p className="font-black text-ink">{closeDialog.late(contest.latePupils)}</p>}
          {close.error && <Alert>{messageOf(close.error)}</Alert>}
        </div>
      }
      confirm={hasWinners && contest.prizeCoins > 0 ? closeDialog.confirm : closeDialog.confirmNobody}
      busy={close.isPending}
      onConfirm={() => close.mutate(contest, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

const SHOWN = ['title', 'rules', 'startsAt', 'endsAt', 'prizeCoins', 'sharePool'];

/** Of a new contest, or of one that is there. */
export const ContestForm = ({ contest, onClose }: { contest?: AdminContest; onClose: () => void }) => {
  const save = useSaveContest(contest?.id);
  const [draft, setDraft] = useState(() => (contest ? draftOf(contest) : newDraft(new Date())));
  const change = (part: Partial<ContestDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { typed, counted } = draftFields(draft, faultsOf(save.error), change);
  return (
    <FormDialog
      wide
      title={contest ? texts.editTitle : texts.addTitle}
      submit={contest ? texts.save : texts.add}
      action={save}
      fields={SHOWN}
      onSubmit={() => save.mutate(fieldsOf(draft, contest), { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField label={texts.title} {...typed('title')} maxLength={CONTEST_TITLE_MAX} autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField type="datetime-local" label={texts.startsAt} hint={texts.schoolTime} {...typed('startsAt')} />
        <TextField type="datetime-local" label={texts.endsAt} hint={texts.schoolTime} {...typed('endsAt')} />
        <CountField label={texts.prize} {...counted('prizeCoins')} />
        <CountField label={texts.pool} {...counted('sharePool')} />
      </div>
      <TextAreaField label={texts.rules} {...typed('rules')} maxLength={CONTEST_RULES_MAX} rows={4} />
    </FormDialog>
  );
};
