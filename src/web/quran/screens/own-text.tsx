import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ownText as texts } from '#strings/quran/pupil';
import { editionText } from '#strings/quran/words';
import { sessionQuery } from '#web/access/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { ListeningPane } from '#web/listening/components/listening-pane.tsx';
import { ReciteButton, ReciteDialog, type Recited } from '#web/recordings/components/recite.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Passage, PassageBones, WithQuranFont } from '#web/ui/quran/passage.tsx';
import { EmptyState, Loaded } from '#web/ui/states.tsx';
import { ReadingBar } from '../components/reading-bar.tsx';
import { ownTextQuery, ownTextsQuery } from '../queries.ts';
import { keepSize, keptSize, type Size } from '../reading-memory.ts';
import { useVersesSeen } from '../use-verses-seen.ts';

/** The text may be taken away while it is open, or be replaced by another version. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'quran_text_not_found';

const back = (
  <BackLink look="emerald" to="/student/quran">
    {texts.back}
  </BackLink>
);

const Reader = ({ id, studentId }: { id: number; studentId: number }) => {
  const text = useQuery(ownTextQuery(id));
  // Known from the list; a text opened by its address asks for nothing more.
  const inList = useQuery({ ...ownTextsQuery, enabled: false }).data?.find((each) => each.id === id);
  usePrefetchQuery(quranFontQuery);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const seen = useVersesSeen(studentId, text.data?.text, page);
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
        {isGone(text.error) ? (
          <EmptyState icon="book" title={texts.gone} body={texts.goneBody} action={back} />
        ) : (
          <Loaded query={text} skeleton={<PassageBones />}>
            {({ passage, edition }) => (
              <WithQuranFont>
                {() => (
                  <article ref={setPage} className="quran-page">
                    <Passage passage={passage} />
                    <p className="mt-8 text-center text-sm text-muted">{editionText(edition)}</p>
                  </article>
                )}
              </WithQuranFont>
            )}
          </Loaded>
        )}
      </div>
      {text.data && !isGone(text.error) && (
        <ListeningPane
          studentId={studentId}
          text={text.data.text}
          recitations={text.data.recitations}
          page={page}
          verseTools={({ ayah, pause, playVerse }) => (
            <ReciteButton
              hasNewAnswers={(inList?.newAnswers ?? 0) > 0}
              onOpen={() => {
                pause();
                setRecited({ verses: text.data.passage.verses, ayah: ayah ?? seen?.first, pause, playVerse });
              }}
            />
          )}
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
