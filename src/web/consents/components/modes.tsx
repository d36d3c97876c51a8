import { MODES, type Mode, PURPOSES, type Purpose } from '#domain/consents/consents';
import { modesCard as texts } from '#strings/consents/staff';
import { modeNames, purposeNames } from '#strings/consents/words';
import { useIsAdmin } from '#web/access/queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Options, SelectField } from '#web/ui/field.tsx';
import { consentsKey } from '../queries.ts';

/** How the school takes each consent: all of the staff see it, an admin changes it. */
export const Modes = ({ modes }: { modes: Readonly<Record<Purpose, Mode>> }) => {
  const isAdmin = useIsAdmin();
  const { ask, dialog } = useConfirm();
  const set = useAction({
    run: ({ purpose, mode }: { purpose: Purpose; mode: Mode }) =>
      api('PUT /api/admin/consents/modes/:purpose', { params: { purpose }, body: { mode } }),
    done: texts.saved,
    refused: messageOf,
    refresh: [consentsKey],
  });
  const choose = (purpose: Purpose, mode: Mode) => {
    if (mode === 'open') set.mutate({ purpose, mode });
    else
      ask({
        run: () => set.mutateAsync({ purpose, mode }),
        confirm: { title: texts.askTitle(purpose), body: texts.ask(mode), confirm: texts.confirm, tone: 'danger' },
      });
  };
  return (
    <section aria-label={texts.title} className="mb-4 grid gap-3 rounded-3xl border border-line bg-card p-4">
      <div>
        <h2 className="text-xl font-black">{texts.title}</h2>
        {!isAdmin && <p className="text-muted">{texts.intro}</p>}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {PURPOSES.map((purpose) => (
          <SelectField
            key={purpose}
            label={purposeNames[purpose]}
            value={modes[purpose]}
            disabled={!isAdmin || set.isPending}
            onChange={({ target }) => choose(purpose, MODES.find((mode) => mode === target.value) ?? 'open')}
          >
            <Options of={MODES} names={modeNames} />
          </SelectField>
        ))}
      </div>
      {dialog}
    </section>
  );
};
