import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Retention as Days, RETENTION_KINDS, type RetentionKind } from '#domain/privacy/retention';
import { retentionNames, retentionPage } from '#strings/privacy/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ForAdminsOnly, isAdminOnly } from '#web/ui/for-admins-only.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';

const KEY = ['admin', 'retention'] as const;

/** Asked again for the days that are typed: what goes by them is counted before anybody saves. */
const retentionQuery = (typed: Partial<Days>) =>
  queryOptions({
    ...asked([...KEY, typed], 'GET /api/admin/retention', { query: typed }),
    placeholderData: keepPreviousData,
  });

const isUsable = (text: string): boolean => /^\d{2,4}$/u.test(text) && Number(text) >= 30 && Number(text) <= 3650;

type Typed = Partial<Record<RetentionKind, string>>;

const usable = (typed: Typed): Partial<Days> =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, text]) => isUsable(text))
      .map(([kind, text]) => [kind, Number(text)]),
  );

interface FormProps {
  readonly shown: Reply<'GET /api/admin/retention'>;
  readonly typed: Typed;
  readonly isCounting: boolean;
  readonly onType: (typed: Typed) => void;
}

const RetentionForm = ({ shown, typed, isCounting, onType }: FormProps) => {
  const { ask, dialog } = useConfirm();
  const days = { ...shown.days, ...usable(typed) };
  const total = RETENTION_KINDS.reduce((sum, kind) => sum + shown.due[kind], 0);
  const save = useAction({
    run: () => api('PUT /api/admin/retention', { body: { days, expected: shown.due } }),
    done: retentionPage.saved,
    refused: messageOf,
    refresh: [KEY],
  });
  const confirm = {
    title: retentionPage.confirmTitle,
    body: retentionPage.confirmBody(total),
    confirm: retentionPage.confirm,
  };
  const isWrong = Object.values(typed).some((text) => !isUsable(text));
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <p
        className={`rounded-2xl px-4 py-3 font-extrabold ${shown.isInForce ? 'bg-emerald-soft text-emerald-ink' : 'bg-gold-soft text-gold-ink'}`}
      >
        {shown.isInForce ? retentionPage.on : retentionPage.off}
      </p>
      {RETENTION_KINDS.map((kind) => (
        <div key={kind} className="rounded-2xl border border-line bg-card p-4">
          <TextField
            label={retentionNames[kind]}
            hint={retentionPage.unit}
            inputMode="numeric"
            dir="ltr"
            value={typed[kind] ?? String(shown.days[kind])}
            error={typed[kind] !== undefined && !isUsable(typed[kind]) ? retentionPage.unit : undefined}
            onChange={(event) => onType({ ...typed, [kind]: event.target.value })}
          />
          <p className="mt-2 font-extrabold">{retentionPage.due(kind, shown.due[kind])}</p>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="gold"
          disabled={isWrong || isCounting}
          busy={save.isPending}
          onClick={() => (total > 0 ? ask({ confirm, run: () => save.mutateAsync() }) : save.mutate())}
        >
          {retentionPage.save}
        </Button>
        <a href="/privacy" className="font-extrabold text-emerald-ink underline">
          {retentionPage.publicPage}
        </a>
      </div>
      {dialog}
    </div>
  );
};

export const Retention = () => {
  const [typed, setTyped] = useState<Typed>({});
  const query = useQuery(retentionQuery(usable(typed)));
  if (isAdminOnly(query.error))
    return <ForAdminsOnly title={retentionPage.title} intro={retentionPage.intro} body={retentionPage.adminsOnly} />;
  return (
    <>
      <PageHead title={retentionPage.title} intro={retentionPage.intro} />
      <Loaded query={query} skeleton={<Bones layout="grid gap-3" look="h-24" times={4} />}>
        {(shown) => (
          <RetentionForm shown={shown} typed={typed} isCounting={query.isPlaceholderData} onType={setTyped} />
        )}
      </Loaded>
    </>
  );
};
