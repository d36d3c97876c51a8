import { passkeysImpossible } from '#strings/access/second-factor';
import { whyNoPasskeys } from '../passkey.ts';

/** What to do where no browser can have a passkey, in the place of a button that does nothing. */
export const NoPasskeys = ({ passkeysAt }: { passkeysAt: string | null }) => {
  const why = whyNoPasskeys(passkeysAt);
  return (
    why && (
      <p className="rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink">
        {passkeysImpossible[why]}
        {why === 'elsewhere' && (
          <a
            href={`${passkeysAt}${location.pathname}`}
            dir="ltr"
            className="flex min-h-11 items-center justify-end font-extrabold wrap-anywhere underline"
          >
            {passkeysAt}
          </a>
        )}
      </p>
    )
  );
};
