import { REWARD_TYPES } from '#domain/rewards/kinds';
import { GIFT_PRESETS_MAX, GIFT_TITLE_MAX, type GiftPreset } from '#domain/rewards/presets';
import { moneyNames } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { presetsDialog as texts } from '#strings/rewards/staff';
import { SetupDialog } from '#web/classroom/components/setup-dialog.tsx';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { countIn } from '#web/ui/count-field.tsx';
import { Options } from '#web/ui/field.tsx';
import type { GiftPresetRow } from '#wire/rewards';
import { useSavePresets } from '../admin-mutations.ts';

interface Line extends Omit<GiftPreset, 'amount'> {
  /** Of its own, so that a field keeps its focus when another goes. */
  readonly key: number;
  readonly id: number | null;
  readonly amount: number | null;
}

const FIELD = 'min-h-11 min-w-0 rounded-2xl border-2 border-field-line bg-card px-3';

const draftOf = (presets: readonly GiftPresetRow[]): { lines: readonly Line[] } => ({
  lines: presets.map((preset) => ({ ...preset, key: preset.id })),
});

interface LineFieldsProps {
  line: Line;
  place: number;
  onChange: (part: Partial<Line>) => void;
  onRemove: () => void;
}

const LineFields = ({ line, place, onChange, onRemove }: LineFieldsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_auto]">
    <input
      aria-label={texts.reason(place)}
      maxLength={GIFT_TITLE_MAX}
      value={line.title}
      onChange={({ target }) => onChange({ title: target.value })}
      className={`${FIELD} max-sm:col-span-2`}
    />
    <IconButton icon="trash" label={texts.remove(line.title)} onClick={onRemove} className="sm:order-last" />
    <input
      aria-label={texts.amount(place)}
      inputMode="numeric"
      autoComplete="off"
      value={line.amount === null ? '' : formatNumber(line.amount)}
      onChange={({ target }) => onChange({ amount: countIn(target.value) })}
      className={FIELD}
    />
    <select
      aria-label={texts.type(place)}
      value={line.type}
      onChange={({ target }) => onChange({ type: target.value as Line['type'] })}
      className={`${FIELD} max-sm:col-span-2`}
    >
      <Options of={REWARD_TYPES} names={moneyNames} />
    </select>
  </div>
);

/** What can be given by one tap, in the words of this school. */
export const PresetsDialog = ({ presets, onClose }: { presets: readonly GiftPresetRow[]; onClose: () => void }) => {
  const form = useSeenDraft(presets, draftOf);
  const save = useSavePresets();
  const { lines } = form.draft;
  const seen = form.seen.map(({ id }) => id);
  const put = (next: readonly Line[]) => form.change({ lines: next });
  const key = 1 + Math.max(0, ...lines.map((line) => line.key));
  const send = () => {
    const wanted = lines
      .filter(({ title, amount }) => title.trim() !== '' || amount !== null)
      .map(({ id, type, amount, title }) => ({ id, type, amount: amount ?? 0, title: title.trim() }));
    save.mutate({ seen, presets: wanted }, { onSuccess: onClose });
  };
  return (
    <SetupDialog
      texts={texts}
      action={save}
      form={form}
      news={String(presets.map(({ id }) => id)) === String(seen) ? null : presets}
      onSubmit={send}
      onClose={onClose}
    >
      {lines.map((line, at) => (
        <LineFields
          key={line.key}
          line={line}
          place={at + 1}
          onChange={(part) => put(lines.map((each) => (each === line ? { ...line, ...part } : each)))}
          onRemove={() => put(lines.filter((each) => each !== line))}
        />
      ))}
      <Button
        look="plain"
        icon="plus"
        className="w-fit"
        disabled={lines.length >= GIFT_PRESETS_MAX}
        onClick={() => put([...lines, { key, id: null, type: 'points', amount: null, title: '' }])}
      >
        {texts.add}
      </Button>
    </SetupDialog>
  );
};
