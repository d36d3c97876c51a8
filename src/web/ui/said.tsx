import { type ComponentType, createContext, Fragment, Suspense, useContext } from 'react';

/** Draws the words of a verse, in their own typeface or not at all. The app says how: a widget knows no domain. */
export const VerseLook = createContext<ComponentType<{ text: string }> | null>(null);

const VERSE = /(﴿[^﴾]*﴾)/u;
const COMING = '…';

/** What the server says; a verse that it tells is shown as verses are. */
export const Said = ({ text }: { text: string }) => {
  const Verse = useContext(VerseLook);
  if (!(Verse && text.includes('﴿'))) return text;
  return [...text.split(VERSE).entries()].map(([place, part]) => (
    <Fragment key={place}>
      {VERSE.test(part) ? (
        <Suspense fallback={COMING}>
          <Verse text={part} />
        </Suspense>
      ) : (
        part
      )}
    </Fragment>
  ));
};
