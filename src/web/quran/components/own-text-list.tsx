import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownTexts as texts } from '#strings/quran/pupil';
import { surahTitle, verseCount, verseRange, wordCount } from '#strings/quran/words';
import { sessionQuery } from '#web/access/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Star } from '#web/ui/quran/surah-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bone, Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { OwnTextHead, TextHead } from '#wire/quran';
import { ownTextsQuery } from '../queries.ts';
import { keptPlace } from '../reading-memory.ts';

/** A title of the teacher's own may not say which surah it is of. */
const surahOf = ({ title, surahName }: TextHead): string[] =>
  title.includes(surahName) ? [] : [surahTitle(surahName)];

const rangeOf = ({ fromAyah, toAyah }: TextHead): string[] => (fromAyah === 1 ? [] : [verseRange(fromAyah, toAyah)]);

const aboutText = (text: TextHead): string =>
  [...surahOf(text), ...rangeOf(text), verseCount(text.toAyah - text.fromAyah + 1), wordCount(text.wordCount)].join(
    '، ',
  );

/** Where the pupil stands in a text; null where it was not begun. */
const usePlaces = () => {
  const session = useQuery(sessionQuery).data;
  return (text: TextHead): number | null => {
    const place = session?.kind === 'pupil' ? keptPlace(session.studentId, text) : text.fromAyah;
    return place > text.fromAyah ? place : null;
  };
};

/** How far the pupil has come with the texts of the class. */
const Summary = ({ all }: { all: readonly TextHead[] }) => {
  const placeIn = usePlaces();
  const begun = all.filter((text) => placeIn(text) !== null).length;
  return (
    <p className="grid max-w-100 gap-1.5 font-extrabold">
      {texts.begun(begun, all.length)}
      <Meter part={begun} whole={all.length} />
    </p>
  );
};

/** The reader goes to the pupil's place by itself. */
const toText = (text: TextHead) =>
  ({ to: '/student/quran/$textId', params: { textId: String(text.id) }, resetScroll: false }) as const;

const Answered = ({ text: { newAnswers } }: { text: OwnTextHead }) =>
  newAnswers > 0 && (
    <span className="mt-1 inline-flex w-fit items-center gap-1.5 rounded-full bg-gold px-3 py-0.5 text-sm font-extrabold text-on-gold">
      <Icon name="mic" className="size-4 shrink-0" />
      {texts.answered(newAnswers)}
    </span>
  );

const Focused = ({ text }: { text: OwnTextHead }) => {
  const place = usePlaces()(text);
  return (
    <Link
      {...toText(text)}
      className="relative isolate grid gap-1 overflow-hidden rounded-card bg-[#0e6b5c] p-6 text-white shadow-card hover:brightness-110 sm:p-8"
    >
      <Star className="absolute -end-14 -bottom-14 -z-10 size-48 fill-none stroke-white opacity-25 sm:size-64" />
      <span className="font-extrabold">{texts.focused}</span>
      <span className="text-3xl leading-snug font-black break-words">{text.title}</span>
      <span>{aboutText(text)}</span>
      {place !== null && <span>{texts.stoppedAt(place)}</span>}
      <Answered text={text} />
      <span className="mt-3 inline-flex min-h-12 w-fit items-center gap-2 rounded-button bg-white px-5 font-black text-[#0a4f45]">
        {place === null ? texts.read : texts.goOn}
        <Icon name="forward" className="size-5" />
      </span>
    </Link>
  );
};

const Other = ({ text }: { text: OwnTextHead }) => {
  const place = usePlaces()(text);
  return (
    <Link
      {...toText(text)}
      className="flex min-h-24 items-center gap-4 rounded-card bg-card px-5 py-3 shadow-card hover:brightness-97"
    >
      <Star className="size-11 shrink-0 fill-emerald-soft stroke-emerald" />
      <span className="grid min-w-0 flex-1">
        <span className="text-xl leading-snug font-black break-words">{text.title}</span>
        <span className="text-sm text-muted">{aboutText(text)}</span>
        {place !== null && <span className="text-sm font-extrabold text-emerald-ink">{texts.stoppedAt(place)}</span>}
        <Answered text={text} />
      </span>
      <Icon name="forward" className="size-5 shrink-0 text-muted" />
    </Link>
  );
};

const Texts = ({ all }: { all: readonly OwnTextHead[] }) => {
  const others = all.filter(({ isFocused }) => !isFocused);
  return (
    <>
      {all
        .filter(({ isFocused }) => isFocused)
        .map((text) => (
          <Focused key={text.id} text={text} />
        ))}
      {others.length > 0 && (
        <Section title={texts.others} head="mb-2 text-xl font-black">
          <ul className="grid gap-3 @2xl:grid-cols-2">
            {others.map((text) => (
              <li key={text.id}>
                <Other text={text} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
};

const bones = (
  <div className="grid gap-6">
    <Bone className="h-60 rounded-card!" />
    <Bones layout="grid gap-3 @2xl:grid-cols-2" look="h-24 rounded-card!" times={4} />
  </div>
);

/** What the class reads and listens to, and how far the pupil has come with it. */
export const OwnTextList = () => (
  <div className="@container grid gap-6">
    <Loaded query={useQuery(ownTextsQuery)} skeleton={bones}>
      {(all) =>
        all.length > 0 ? (
          <>
            <Summary all={all} />
            <Texts all={all} />
          </>
        ) : (
          <EmptyState icon="book" title={texts.none} body={texts.noneBody} />
        )
      }
    </Loaded>
  </div>
);
