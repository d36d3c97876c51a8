import type { Preset, PresetKind } from '#domain/classroom/setup';
import { ATTENDANCES, type Attendance, MARKS, type Mark, type TapAction } from '#domain/classroom/taps';
import { BEHAVIOR_TYPES, type BehaviorType } from '#domain/penalties/incidents';
import { keep, kept } from '#web/lib/kept.ts';

/** What a tap on a pupil does, until another is chosen. */
export const TOOLS = [...ATTENDANCES, ...MARKS, 'behavior', 'helper'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Said {
  readonly kind: PresetKind;
  readonly text: string | null;
}

/** The tool with what was said last by each that says something. */
export interface Choice {
  readonly tool: Tool;
  readonly minutesLate: number;
  readonly positive: Said;
  readonly negative: Said;
  readonly behavior: Said;
}

export const LATE_MINUTES = [5, 10, 15] as const;

export const FIRST_CHOICE: Choice = {
  tool: 'present',
  minutesLate: LATE_MINUTES[0],
  positive: { kind: 'positive', text: null },
  negative: { kind: 'negative', text: null },
  behavior: { kind: 'minor', text: null },
};

export const isAttendance = (tool: Tool): tool is Attendance => ATTENDANCES.some((each) => each === tool);
export const speaks = (tool: Tool): tool is Mark | 'behavior' =>
  tool === 'behavior' || MARKS.some((mark) => mark === tool);

/** What the tool can say: each kind alone, and with what staff wrote for it. */
export const sayingsOf = (tool: Mark | 'behavior', presets: readonly Preset[]): Said[] => {
  const kinds: readonly PresetKind[] = tool === 'behavior' ? BEHAVIOR_TYPES : [tool];
  return kinds.flatMap((kind) => [{ kind, text: null }, ...presets.filter((preset) => preset.kind === kind)]);
};

export const isSameSaid = (a: Said, b: Said): boolean => a.kind === b.kind && a.text === b.text;

/** What was said last, where it can still be said. */
export const saidNow = (choice: Choice, tool: Mark | 'behavior', presets: readonly Preset[]): Said =>
  sayingsOf(tool, presets).find((said) => isSameSaid(said, choice[tool])) ?? FIRST_CHOICE[tool];

const isBehavior = (kind: PresetKind): kind is BehaviorType => BEHAVIOR_TYPES.some((type) => type === kind);

/** Null for the helper, who is one: see `useRoom`. */
export const actionFor = (choice: Choice, studentIds: number[], presets: readonly Preset[]): TapAction | null => {
  const { tool, minutesLate } = choice;
  if (tool === 'late') return { type: tool, studentIds, minutesLate };
  if (tool === 'helper') return null;
  if (!speaks(tool)) return { type: tool, studentIds };
  const { kind, text: note } = saidNow(choice, tool, presets);
  if (isBehavior(kind)) return { type: 'behavior', behaviorType: kind, studentIds, note };
  return { type: kind, studentIds, note };
};

const NAME = 'himma-class-tool';

/** Only what was said last is remembered: a lesson begins with who is there. */
export const readChoice = (): Choice => {
  try {
    const { positive, negative, behavior } = { ...FIRST_CHOICE, ...JSON.parse(kept(NAME) ?? '{}') };
    return { ...FIRST_CHOICE, positive, negative, behavior };
  } catch {
    return FIRST_CHOICE;
  }
};

export const rememberChoice = (choice: Choice): void => keep(NAME, JSON.stringify(choice));
