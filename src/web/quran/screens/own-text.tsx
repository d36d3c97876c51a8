import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ownTexts, ownText as texts } from '#strings/quran/pupil';
import { editionText, verseRange } from '#strings/quran/words';
import { sessionQuery, useIsSelf } from '#web/access/queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api, isRefusedWith } from '#web/lib/api.ts';
import { ListeningPane } from '#web/listening/components/listening-pane.tsx';
import { ReciteButton, ReciteDialog, type Recited } from '#web/recordings/components/recite.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Passage, PassageBones, WithQuranFont } from '#web/ui/quran/passage.tsx';
import { showVerse, type VersesInView, versesInView } from '#web/ui/quran/verses-in-view.ts';
import { EmptyState, Loaded } from '#web/ui/states.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import type { TextHead } from '#wire/quran';
import { ownTextQuery, ownTextsQuery } from '../queries.ts';
import { keepPlace, keepSize, keptPlace, keptSize, SIZES, type Size } from '../reading-memory.ts';

/** Brings the pupil back to where they left the text, keeps the place from then on, and says which verses are in view. */
const useVersesSeen = (studentId: number, text: TextHead | undefined, page: HTMLElement | null) => {
  const isSelf = useIsSelf();
  const [seen, setSeen] = useState<VersesInView | null>(null);
  useLayoutEffect(() => {
    if (!text || !page) return;
    let place = keptPlace(studentId, text);
    let height = 0;
    const look = () => {
      // The lines have fallen anew and the place is not yet shown again.
      if (page.offsetHeight !== height) return;
      const inView = versesInView(page, place);
      if (!inView) return;
      if (inView.first !== place && isSelf) keepPlace(studentId, text.id, inView.first);
      place = inView.first;
      setSeen((before) => (before?.first === inView.first && before.last === inView.last ? before : inView));
    };
    // At the beginning, at another size and on a turned tablet the lines fall anew.
    const settling = new ResizeObserver(() => {
      height = page.offsetHeight;
      showVerse(page, place);
      look();
    });
    settling.observe(page);
    addEventListener('scroll', look, { passive: true });
    return () => {
      settling.disconnect();
      removeEventListener('scroll', look);
    };
  }, [studentId, text, page, isSelf]);
  return seen;
};

/** Whoever comes to the last verse has done today's reading; without a network the next time tells it. */
const useReadToEnd = (id: number, isAtEnd: boolean) => {
  const isSelf = useIsSelf();
  const { mutate } = useAction({
    run: () => api('POST /api/student/quran/texts/:id/read', { params: { id } }),
    refresh: [['student', 'dashboard']],
  });
  useEffect(() => {
    if (isAtEnd && isSelf) mutate();
  }, [isAtEnd, isSelf, mutate]);
};

interface SizeButtonProps {
  label: string;
  sign: string;
  /** None where there is no further step. */
  size: Size | undefined;
  onChoose: (size: Size) => void;
}

/** At the last step it stays where it is, and keeps the focus of the keyboard. */
const SizeButton = ({ label, sign, size, onChoose }: SizeButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={size === undefined}
    onClick={() => size !== undefined && onChoose(size)}
    className="grid size-11 place-items-center rounded-2xl bg-emerald-soft text-lg font-black text-emerald-ink hover:brightness-95 aria-disabled:cursor-default aria-disabled:opacity-50"
  >
    <span aria-hidden="true">
      {texts.letter}
      {sign}
    </span>
  </button>
);

interface ReadingBarProps {
  text: TextHead | undefined;
  seen: VersesInView | null;
  size: Size;
  onSize: (size: Size) => void;
}

/** All that stands around the verses while they are read: the way back, which they are, and how large. */
const ReadingBar = ({ text, seen, size, onSize }: ReadingBarProps) => (
  <header className="sticky top-0 z-10 -mx-4 bg-paper px-3 max-[16rem]:static print:hidden">
    <div className="mx-auto grid max-w-160">
      <div className="flex min-h-16 items-center gap-1.5 max-[16rem]:flex-wrap">
        <Link
          to="/student/quran"
          aria-label={texts.back}
          title={texts.back}
          className="grid size-11 shrink-0 place-items-center rounded-2xl hover:bg-emerald-soft"
        >
          <Icon name="back" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1 leading-snug">
          <h1 className="truncate font-black">{text?.title ?? ownTexts.title}</h1>
          {/* Its line is kept free, so that the title stays where it is. */}
          <p className="min-h-[1lh] truncate text-sm leading-snug text-muted">
            {seen && verseRange(seen.first, seen.last)}
          </p>
        </div>
        <SizeButton label={texts.smaller} sign="−" size={SIZES[SIZES.indexOf(size) - 1]} onChoose={onSize} />
        <SizeButton label={texts.larger} sign="+" size={SIZES[SIZES.indexOf(size) + 1]} onChoose={onSize} />
        <ThemeSwitch className="bg-emerald-soft text-emerald-ink" />
      </div>
      <Meter
        part={text && seen ? seen.last - text.fromAyah + 1 : 0}
        whole={text ? text.toAyah - text.fromAyah + 1 : 0}
        className="h-0.5"
      />
    </div>
  </header>
);

const back = (
  <BackLink look="emerald" to="/student/quran">
    {texts.back}
  </BackLink>
);

const Reader = ({ id, studentId }: { id: number; studentId: number }) => {
  const text = useQuery(ownTextQuery(id));
  // It may be taken away while it is open, or be replaced by another version.
  const isGone = isRefusedWith(text.error, 'quran_text_not_found');
  // Known from the list; a text opened by its address asks for nothing more.
  const inList = useQuery({ ...ownTextsQuery, enabled: false }).data?.find((each) => each.id === id);
  usePrefetchQuery(quranFontQuery);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const seen = useVersesSeen(studentId, text.data?.text, page);
  useReadToEnd(id, seen !== null && seen.last === text.data?.text.toAyah);
  const [size, setSize] = useState(() => keptSize(studentId));
  const [recited, setRecited] = useState<Recited | null>(null);
  const choose = (chosen: Size) => {
    setSize(chosen);
    keepSize(studentId, chosen);
  };
  return (
    <div data-immersed data-quran-size={size} className="flex min-h-dvh flex-col">
      <ReadingBar text={text.data?.text} seen={seen} size={size} onSize={choose} />
      <div className="mx-auto mt-6 w-full max-w-160 pb-10">
        {isGone ? (
          <EmptyState icon="book" title={texts.gone} body={texts.goneBody} action={back} />
        ) : (
          <Loaded query={text} skeleton={<PassageBones />}>
            {({ passage, edition }) => (
              <WithQuranFont>
                {() => (
                  <article ref={setPage} className="quran-page">
                    <Passage passage={passage} />
                    <p className="mt-8 text-center text-sm text-muted">
                      {editionText(edition)}{' '}
                      <a className="underline" dir="ltr" href="https://tanzil.net" target="_blank" rel="noreferrer">
                        tanzil.net
                      </a>
                    </p>
                  </article>
                )}
              </WithQuranFont>
            )}
          </Loaded>
        )}
      </div>
      {text.data && !isGone && (
        <ListeningPane
          studentId={studentId}
          text={text.data.text}
          recitations={text.data.recitations}
          page={page}
          verseTools={({ ayah, pause, playVerse }) =>
            !text.data.isVoiceWithheld && (
              <ReciteButton
                hasNewAnswers={(inList?.newAnswers ?? 0) > 0}
                onOpen={() => {
                  pause();
                  setRecited({ verses: text.data.passage.verses, ayah: ayah ?? seen?.first, pause, playVerse });
                }}
              />
            )
          }
        />
      )}
      {recited && <ReciteDialog textId={id} recited={recited} onClose={() => setRecited(null)} />}
    </div>
  );
};

export const OwnText = () => {
  const id = Number(getRouteApi('/student/quran/$textId').useParams().textId);
  const session = useQuery(sessionQuery).data;
  return session?.kind === 'pupil' ? <Reader key={id} id={id} studentId={session.studentId} /> : null;
};
