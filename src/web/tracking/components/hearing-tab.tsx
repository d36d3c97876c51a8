import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trackingPage as texts } from '#strings/tracking/staff';
import { isRefusedWith } from '#web/lib/api.ts';
import { PassageBones } from '#web/quran/components/passage.tsx';
import { Button } from '#web/ui/button.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { EmptyState, Loaded } from '#web/ui/states.tsx';
import { trackingSearch } from '../admin-search.ts';
import { trackedQuery } from '../queries.ts';
import { keepRecent } from '../recent-pupils.ts';
import { HearingDesk } from './hearing-desk.tsx';
import { HearingList } from './hearing-list.tsx';
import { PupilSearch } from './pupil-search.tsx';
import { TextChoice } from './text-choice.tsx';
import { Turns } from './turns.tsx';

const Desk = ({
  student,
  text,
  onText,
}: {
  student: number;
  text: number | undefined;
  onText: (id: number) => void;
}) => {
  const query = useQuery(trackedQuery(student, text));
  useEffect(() => keepRecent(student), [student]);
  if (isRefusedWith(query.error, 'quran_text_not_found'))
    return <EmptyState icon="mushaf" title={texts.noText} body={texts.noTextBody} />;
  return (
    <Loaded query={query} skeleton={<PassageBones />}>
      {(page) => (
        <div className="grid gap-5">
          <TextChoice texts={page.texts} chosen={page.text.id} onChoose={onText} />
          <HearingDesk key={`${page.pupil.id}-${page.text.id}`} page={page} />
          <HearingList page={page} />
        </div>
      )}
    </Loaded>
  );
};

/** Whose turn it is, and the text of the one who reads. */
export const HearingTab = () => {
  const { chosen, set } = useList(trackingSearch);
  const [isSearching, setIsSearching] = useState(false);
  const hear = (student: number) => {
    setIsSearching(false);
    set({ student, text: undefined }, { replace: false });
  };
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {chosen.student === undefined ? (
          <EmptyState icon="mushaf" title={texts.choose} body={texts.chooseBody} />
        ) : (
          <Desk student={chosen.student} text={chosen.text} onText={(text) => set({ text })} />
        )}
        <Turns heard={chosen.student} onHear={hear} />
      </div>
      <Button
        look="gold"
        size="large"
        icon="search"
        onClick={() => setIsSearching(true)}
        className="fixed end-4 bottom-4 z-20 shadow-card"
      >
        {texts.search}
      </Button>
      {isSearching && <PupilSearch onChoose={hear} onClose={() => setIsSearching(false)} />}
    </>
  );
};
