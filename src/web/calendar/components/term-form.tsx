import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { termMoves, termForm as texts } from '#strings/calendar/staff';
import { formatLongDay } from '#strings/dates';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Faults } from '#web/ui/field.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Section } from '#web/ui/section.tsx';
import type { SchoolTerm, TermFields, TermMoves } from '#wire/calendar';
import { fieldsOf, judge, type TermDraft } from '../term-draft.ts';
import type { useTermDraft } from '../use-term-draft.ts';
import { BasicFields, ExceptionFields, OtherTimesFields, TimesFields, WeekdayFields } from './term-fields.tsx';
import { WeekList } from './week-list.tsx';

const Moves = ({ moves }: { moves: TermMoves }) => (
  <div className="grid gap-3">
    <p>{termMoves.body}</p>
    {moves.map(({ kind, ends }) => (
      <details key={kind} className="rounded-2xl border border-line px-4">
        <summary className="min-h-11 py-2 font-extrabold text-ink">{termMoves.kinds[kind](ends.length)}</summary>
        <ul className="grid max-h-60 gap-1 overflow-y-auto pb-3">
          {ends.map(({ id, name, from, to }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span className="font-extrabold text-ink">{name}</span>
              <span className="text-sm">{termMoves.from(formatLongDay(from), formatLongDay(to))}</span>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </div>
);

/** What a change of the calendar moves is shown before it is saved; where it moves nothing it is saved at once. */
const useMoves = (id: number | null) => {
  const { ask, dialog } = useConfirm();
  const look = useAction({
    run: (term: TermFields) => api('POST /api/admin/school-terms/moves', { body: { ...term, id } }),
  });
  return {
    error: look.error,
    isPending: look.isPending,
    reset: look.reset,
    dialog,
    ask: async (term: TermFields, save: () => Promise<unknown>) => {
      const { moves } = await look.mutateAsync(term).catch(() => ({ moves: null }));
      if (moves?.length === 0) await save();
      if (moves?.length)
        ask({
          run: save,
          confirm: { title: termMoves.title, body: <Moves moves={moves} />, confirm: termMoves.confirm },
        });
    },
  };
};

const SHOWN = ['name', 'start', 'end', 'weekdays', 'exceptions', 'periods', 'otherTimes'];

const CARD = 'grid grid-cols-1 content-start gap-4 rounded-card bg-card p-5 shadow-card';

interface TermFormProps {
  form: ReturnType<typeof useTermDraft>;
  others: readonly SchoolTerm[];
  submit: string;
  /** Null for a term that is not opened yet. */
  id: number | null;
  action: { isPending: boolean; isSuccess: boolean; error: unknown; reset: () => void };
  onSubmit: (then: { onSuccess: () => void }) => Promise<unknown>;
  /** What is to be known before anything is typed. */
  children?: ReactNode;
}

/** The rules judge while staff type; what the server says of the same fields stands in the same places. */
export const TermForm = ({ form, others, submit, id, action, onSubmit, children }: TermFormProps) => {
  const { draft, isTouched, forget } = form;
  const moving = useMoves(id);
  const error = action.error ?? moving.error;
  const navigate = useNavigate();
  const ref = useFirstFault(error);
  const { faults: found, plan } = judge(draft, others);
  const faults = { ...faultsOf(error), ...found };
  const otherFault = otherFaultOf(error, SHOWN);
  const change = (part: Partial<TermDraft>) => {
    action.reset();
    moving.reset();
    form.change(part);
  };
  const onSuccess = () => {
    forget();
    void navigate({ to: '/admin/school-terms', ignoreBlocker: true });
  };
  const part = { draft, faults, onChange: change };
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void moving.ask(fieldsOf(draft), () => onSubmit({ onSuccess }));
      }}
      className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[3fr_2fr]"
    >
      <Faults value={faults}>
        <div className="grid grid-cols-1 gap-4">
          {children}
          {moving.dialog}
          <LeaveGuard isTouched={isTouched && !action.isSuccess} words={texts.leave} onLeave={forget} />
          <Section title={texts.basics} className={CARD}>
            <BasicFields {...part} />
          </Section>
          <Section title={texts.exceptions} className={CARD}>
            <ExceptionFields {...part} />
          </Section>
          <Section title={texts.weekdays} className={CARD}>
            <WeekdayFields {...part} />
          </Section>
          <Section title={texts.periods} className={CARD}>
            <TimesFields periods={draft.periods} faults={faults} onChange={(periods) => change({ periods })} />
          </Section>
          <Section title={texts.otherTimes} className={CARD}>
            <OtherTimesFields {...part} />
          </Section>
        </div>
      </Faults>
      <div className="grid grid-cols-1 gap-4 xl:sticky xl:top-20">
        <Section title={texts.preview} className={CARD}>
          {plan ? (
            <WeekList label={texts.preview} term={plan} layout="sm:grid-cols-2" />
          ) : (
            <p className="text-muted">{texts.noPreview}</p>
          )}
        </Section>
        {/* Beside the fields it stands above the weeks, which may be more than a screen has room for. */}
        <div className="grid grid-cols-1 gap-4 xl:order-first">
          {otherFault && <Alert>{otherFault}</Alert>}
          <Button type="submit" look="gold" size="large" busy={action.isPending || moving.isPending}>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  );
};
