import type { PupilBoard } from '#domain/glory/boards';
import { MONEY_INK } from '#web/ui/money.tsx';

/** Sky is points and only points, gold is coins; the rest is written in ink. */
export const VALUE_INK: Readonly<Record<PupilBoard, string>> = {
  points: MONEY_INK.points,
  wealth: MONEY_INK.coins,
  helpers: '',
  generous: '',
  improved: MONEY_INK.points,
  regular: '',
  helpful: '',
};
