import { namesVerses } from '#strings/quran/source';
import { ornament } from '#web/ui/late.tsx';

const NamedInSource = ornament(async () => (await import('./named-verses.tsx')).NamedInSource);

/** Under a question's source: the verses that it names. What draws them comes with the first that names any. */
export const SourceVerses = ({ source }: { source: string }) =>
  namesVerses(source) && <NamedInSource source={source} />;
