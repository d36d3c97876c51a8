import { type PluralForms, plural } from './plural.ts';

const seconds: PluralForms =
  'حاول الآن | حاول بعد ثانية واحدة | حاول بعد ثانيتين | حاول بعد {n} ثوانٍ | حاول بعد {n} ثانية | حاول بعد {n} ثانية';

const minutes: PluralForms =
  'حاول الآن | حاول بعد دقيقة واحدة | حاول بعد دقيقتين | حاول بعد {n} دقائق | حاول بعد {n} دقيقة | حاول بعد {n} دقيقة';

/** How long to wait, in the unit a child would use. */
export const waitText = (waitSeconds: number): string =>
  waitSeconds < 60 ? plural(waitSeconds, seconds) : plural(Math.ceil(waitSeconds / 60), minutes);
