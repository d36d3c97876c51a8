import { lazy, Suspense } from 'react';
import { namesVerses } from '#strings/quran/source';

const NamedInSource = lazy(() => import('./named-verses.tsx').then((file) => ({ default: file.NamedInSource })));

/** Under a question's source: the verses that it names. What draws them comes with the first that names any. */
export const SourceVerses = ({ source }: { source: string }) =>
  namesVerses(source) && (
    <Suspense fallback={null}>
      <NamedInSource source={source} />
    </Suspense>
  );
