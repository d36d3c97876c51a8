import { useQuery } from '@tanstack/react-query';
import type { VerseRange } from '#domain/quran/surahs';
import { fieldText } from '#strings/fields';
import { quranRefusals } from '#strings/quran/refusals';
import { placeText, textFields } from '#strings/quran/staff';
import { editionText } from '#strings/quran/words';
import { CountField } from '#web/ui/count-field.tsx';
import { Passage } from '#web/ui/quran/passage.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Edition } from '#wire/quran';
import { judgeRange, type RangeDraft, wholeSurah } from '../admin-range.ts';
import { type Surah, versesQuery } from '../queries.ts';
import { SurahPicker } from './admin-surah-picker.tsx';

/** Their names in the requests. */
export const RANGE_FIELDS = ['surah', 'fromAyah', 'toAyah'] as const;

interface VerseFieldsProps {
  surahs: readonly Surah[];
  range: RangeDraft;
  onChange: (range: RangeDraft) => void;
  /** What the server said of them. */
  faults: Readonly<Record<string, string>>;
  /** Whether somebody tried to save: what is missing is said only then. */
  isTried: boolean;
}

export const VerseFields = ({ surahs, range, onChange, faults, isTried }: VerseFieldsProps) => {
  const faultOf = (field: (typeof RANGE_FIELDS)[number]) =>
    isTried && range[field] === null ? fieldText('required') : faults[field];
  const isWrong = judgeRange(range, surahs) === 'wrong';
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-sm:col-span-2">
        <SurahPicker
          surahs={surahs}
          chosen={surahs.find(({ surah }) => surah === range.surah)}
          onChoose={(surah) => onChange(wholeSurah(surah))}
          error={faultOf('surah')}
        />
      </div>
      <CountField
        label={textFields.from}
        value={range.fromAyah}
        onChange={(fromAyah) => onChange({ ...range, fromAyah })}
        error={faultOf('fromAyah')}
      />
      <CountField
        label={textFields.to}
        value={range.toAyah}
        onChange={(toAyah) => onChange({ ...range, toAyah })}
        error={isWrong ? quranRefusals.verses_not_found : faultOf('toAyah')}
      />
    </div>
  );
};

const skeleton = <Bones look={['h-7 w-1/2', 'h-8', 'h-8', 'h-8 w-2/3']} />;

export const EditionLine = ({ edition }: { edition: Edition }) => (
  <p className="text-sm text-muted">{editionText(edition)}</p>
);

interface VersePreviewProps {
  range: VerseRange | null;
  edition: Edition;
  /** Said where there is nothing to show yet. */
  empty: string;
  /** How high it grows before it scrolls. */
  className: string;
}

/** What would be saved, as published. */
export const VersePreview = ({ range, edition, empty, className }: VersePreviewProps) => {
  const query = useQuery(versesQuery(range));
  return (
    <section
      aria-label={textFields.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard
      tabIndex={0}
      className={`grid content-start gap-3 overflow-auto rounded-2xl border border-line bg-paper p-4 ${className}`}
    >
      <p className="font-extrabold">{textFields.preview}</p>
      {range ? (
        <Loaded query={query} skeleton={skeleton}>
          {(passage) => (
            <>
              <p className="text-muted">{placeText(passage)}</p>
              <Passage passage={passage} hasNoHead />
              <EditionLine edition={edition} />
            </>
          )}
        </Loaded>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </section>
  );
};
