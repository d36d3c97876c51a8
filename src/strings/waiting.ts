import { type PluralForms, plural } from './plural.ts';

const seconds: PluralForms =
  '{حاول|حاولي} الآن | {حاول|حاولي} بعد ثانية واحدة | {حاول|حاولي} بعد ثانيتين | {حاول|حاولي} بعد {n} ثوانٍ | {حاول|حاولي} بعد {n} ثانية | {حاول|حاولي} بعد {n} ثانية';

const minutes: PluralForms =
  '{حاول|حاولي} الآن | {حاول|حاولي} بعد دقيقة واحدة | {حاول|حاولي} بعد دقيقتين | {حاول|حاولي} بعد {n} دقائق | {حاول|حاولي} بعد {n} دقيقة | {حاول|حاولي} بعد {n} دقيقة';

/** How long to wait, in the unit a child would use. */
export const waitText = (waitSeconds: number): string =>
  waitSeconds < 60 ? plural(waitSeconds, seconds) : plural(Math.ceil(waitSeconds / 60), minutes);
