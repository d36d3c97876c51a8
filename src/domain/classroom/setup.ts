export const PRESET_KINDS = ['positive', 'negative', 'minor', 'moderate', 'severe'] as const;
export type PresetKind = (typeof PRESET_KINDS)[number];

/** What staff say with one tap. */
export interface Preset {
  readonly kind: PresetKind;
  readonly text: string;
}

export const PRESETS_MAX = 30;
export const PRESET_TEXT_MAX = 40;

/** How the pupils sit: so many beside each other, row by row from the board. */
export interface Seats {
  readonly width: number;
  readonly order: readonly number[];
}

export const SEATS_WIDTH_MIN = 2;
export const SEATS_WIDTH_MAX = 8;

/** The pupils as they sit; who has no seat comes at the end. */
export const seated = <Pupil extends { readonly id: number }>(
  pupils: readonly Pupil[],
  seats: Seats | null,
): Pupil[] => {
  const places = new Map(seats?.order.map((id, place) => [id, place]));
  return pupils.toSorted((a, b) => (places.get(a.id) ?? places.size) - (places.get(b.id) ?? places.size));
};
