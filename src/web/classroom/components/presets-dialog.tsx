import { PRESET_KINDS, PRESET_TEXT_MAX, PRESETS_MAX, type PresetKind } from '#domain/classroom/setup';
import { presetsDialog as texts } from '#strings/classroom/staff';
import { presetKinds } from '#strings/classroom/words';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { ClassLesson } from '#wire/classroom';
import { useSavePresets } from '../mutations.ts';
import type { Room } from '../use-room.ts';
import { SetupDialog } from './setup-dialog.tsx';

type Presets = ClassLesson['presets'];

/** Each with a number of its own, so that a field keeps its focus when another goes. */
interface Line {
  readonly id: number;
  readonly kind: PresetKind;
  readonly text: string;
}

const draftOf = ({ presets }: Presets): { lines: readonly Line[] } => ({
  lines: presets.map((preset, id) => ({ ...preset, id })),
});

/** What can be said with one tap, in the words of this school. */
export const PresetsDialog = ({ room, onClose }: { room: Room; onClose: () => void }) => {
  const { presets } = room.lesson;
  const form = useSeenDraft(presets, draftOf);
  const save = useSavePresets();
  const { version } = form.seen;
  const { lines } = form.draft;
  const put = (next: readonly Line[]) => form.change({ lines: next });
  const add = (kind: PresetKind) =>
    put([...lines, { id: 1 + Math.max(-1, ...lines.map(({ id }) => id)), kind, text: '' }]);
  const send = () => {
    const said = lines.filter(({ text }) => text.trim() !== '').map(({ kind, text }) => ({ kind, text }));
    save.mutate({ version, presets: said }, { onSuccess: onClose });
  };
  return (
    <SetupDialog
      texts={texts}
      action={save}
      form={form}
      news={presets.version === version ? null : presets}
      onSubmit={send}
      onClose={onClose}
    >
      {PRESET_KINDS.map((kind) => (
        <fieldset key={kind} className="grid gap-2">
          <legend className="mb-2 font-black">{presetKinds[kind]}</legend>
          {lines
            .filter((line) => line.kind === kind)
            .map((line, place) => (
              <div key={line.id} className="flex gap-2">
                <input
                  aria-label={texts.text(presetKinds[kind], place + 1)}
                  maxLength={PRESET_TEXT_MAX}
                  value={line.text}
                  onChange={({ target }) =>
                    put(lines.map((each) => (each === line ? { ...line, text: target.value } : each)))
                  }
                  className="min-h-11 w-full min-w-0 rounded-2xl border-2 border-field-line bg-card px-4"
                />
                <IconButton
                  icon="trash"
                  label={texts.remove(line.text)}
                  onClick={() => put(lines.filter((each) => each !== line))}
                />
              </div>
            ))}
          <Button
            look="plain"
            icon="plus"
            className="w-fit"
            disabled={lines.length >= PRESETS_MAX}
            onClick={() => add(kind)}
          >
            {texts.add(presetKinds[kind])}
          </Button>
        </fieldset>
      ))}
    </SetupDialog>
  );
};
