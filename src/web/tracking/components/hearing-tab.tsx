import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { isNamed } from '#domain/roster/latin';
import { searchKey } from '#domain/roster/names';
import { arabicStarts } from '#domain/tracking/latin-letters';
import { mirrorScreen } from '#strings/tracking/mirror';
import { marking, search as searchTexts, trackingPage as texts } from '#strings/tracking/staff';
import { gradeNames } from '#strings/widgets';
import { isRefusedWith } from '#web/lib/api.ts';
import { useGrade, useRuledSection } from '#web/lib/grade.ts';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { Button, IconButton, lookOf } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { useList } from '#web/ui/list/use-list.tsx';
import { PassageBones } from '#web/ui/quran/passage.tsx';
import { Bones, EmptyState, Loaded, SmallError } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Student } from '#wire/roster';
import { trackingSearch } from '../admin-search.ts';
import { trackedQuery } from '../queries.ts';
import { keepRecent, keptRecent } from '../recent-pupils.ts';
import { HearingDesk } from './hearing-desk.tsx';
import { HearingList } from './hearing-list.tsx';
import { Saved } from './saved.tsx';
import { TextChoice } from './text-choice.tsx';
import { Turns } from './turns.tsx';

/** Names that begin with what was typed, a Latin letter standing for those it may be; then whoever else is meant by it. */
const found = (pupils: readonly Student[], typed: string): Student[] => {
  const starts = arabicStarts(typed) ?? [typed];
  const keys = starts.map(searchKey).filter((key) => key !== '');
  const begins = ({ name }: Student) => keys.some((key) => searchKey(name).startsWith(key));
  const isMeant = ({ name }: Student) => keys.length > 0 && isNamed(name, typed);
  return [...pupils.filter(begins), ...pupils.filter((pupil) => !begins(pupil) && isMeant(pupil))];
};

const PupilList = ({ pupils, onChoose }: { pupils: readonly Student[]; onChoose: (id: number) => void }) => (
  <ul className="grid gap-1">
    {pupils.map(({ id, name, grade }) => (
      <li key={id}>
        <button
          type="button"
          onClick={() => onChoose(id)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-2xl px-4 text-start font-extrabold hover:bg-emerald-soft"
        >
          {name}
          <span className="text-sm font-semibold text-muted">{gradeNames[grade]}</span>
        </button>
      </li>
    ))}
  </ul>
);

/** Those who were heard last are at hand; the others by the beginning of their name. */
const PupilSearch = ({ onChoose, onClose }: { onChoose: (id: number) => void; onClose: () => void }) => {
  const pupils = useQuery(pupilsQuery);
  const [typed, setTyped] = useState('');
  const all = pupils.data ?? [];
  const recent = keptRecent().flatMap((id) => all.find((each) => each.id === id) ?? []);
  const hits = found(all, typed);
  return (
    <Dialog title={searchTexts.title} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (hits[0]) onChoose(hits[0].id);
        }}
      >
        <TextField
          label={searchTexts.label}
          hint={searchTexts.hint}
          value={typed}
          autoFocus
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {pupils.error && !pupils.data && <SmallError text={searchTexts.failed} onRetry={() => void pupils.refetch()} />}
        {pupils.isPending && <Bones look="h-12" times={3} />}
        {typed.trim() === '' && recent.length > 0 && (
          <section aria-label={searchTexts.recent}>
            <h3 className="mb-1 font-extrabold text-muted">{searchTexts.recent}</h3>
            <PupilList pupils={recent} onChoose={onChoose} />
          </section>
        )}
        {typed.trim() !== '' && pupils.data && (
          <div role="status">
            {hits.length > 0 ? <PupilList pupils={hits} onChoose={onChoose} /> : <p>{searchTexts.nobody}</p>}
          </div>
        )}
      </form>
    </Dialog>
  );
};

/** Other verses took the place of those that are looked at. */
const useToldWhenReplaced = (asked: string, shown: number | undefined) => {
  const before = useRef({ asked, shown });
  useEffect(() => {
    const wasShown = before.current.asked === asked ? before.current.shown : undefined;
    if (wasShown !== undefined && shown !== undefined && wasShown !== shown) toast.bad(marking.replaced);
    before.current = { asked, shown };
  }, [asked, shown]);
};

interface DeskProps {
  student: number;
  text: number | undefined;
  onText: (id: number) => void;
  /** At the end of the desk's bar. */
  children: ReactNode;
}

const Desk = ({ student, text, onText, children }: DeskProps) => {
  const query = useQuery(trackedQuery(student, text));
  useEffect(() => keepRecent(student), [student]);
  useToldWhenReplaced(`${student} ${text}`, query.data?.text.id);
  if (isRefusedWith(query.error, 'quran_text_not_found'))
    return (
      <EmptyState
        icon="mushaf"
        title={texts.noText}
        body={texts.noTextBody}
        action={
          <span className="flex gap-2">
            <Link to="/admin/quran" className={lookOf('gold', 'medium')}>
              {texts.toTexts}
            </Link>
            {children}
          </span>
        }
      />
    );
  return (
    <Loaded query={query} skeleton={<PassageBones />}>
      {(page) => (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-end justify-end gap-3">
            <div className="flex-1 basis-60">
              <TextChoice texts={page.texts} chosen={page.text.id} onChoose={onText} />
            </div>
            <Link
              to="/admin/tracking/screen"
              search={{ grade: page.pupil.grade }}
              target="_blank"
              className={lookOf('plain', 'medium')}
            >
              {mirrorScreen.open}
            </Link>
          </div>
          {/* Of another pupil or text nothing stays: neither the desk nor what is opened of the list. */}
          <Fragment key={`${page.pupil.id}-${page.text.id}`}>
            <HearingDesk page={page}>{children}</HearingDesk>
            <HearingList page={page} />
          </Fragment>
        </div>
      )}
    </Loaded>
  );
};

/** Whose turn it is, and the text of the one who reads. */
export const HearingTab = () => {
  const { chosen, set } = useList(trackingSearch);
  const grade = useGrade();
  const section = useRuledSection().value;
  const [isSearching, setIsSearching] = useState(false);
  const search = () => setIsSearching(true);
  const hear = (student: number) => {
    setIsSearching(false);
    set({ student, text: undefined }, { replace: false });
  };
  return (
    <>
      {chosen.student === undefined ? (
        <div className="pb-24">
          <Saved isAlways={false} />
          <Turns grade={grade} section={section} heard={undefined} onHear={hear} />
          <Button
            ref={atFoot}
            look="gold"
            size="large"
            icon="search"
            onClick={search}
            className="fixed end-4 bottom-4 z-20 shadow-card"
          >
            {texts.search}
          </Button>
        </div>
      ) : (
        <div className="grid gap-5">
          {/* The search floats in the desk's bar there, or it would lie over its buttons. */}
          <Desk student={chosen.student} text={chosen.text} onText={(text) => set({ text })}>
            <IconButton icon="search" label={texts.search} onClick={search} className="bg-gold-soft" />
          </Desk>
          <Turns grade={grade} section={section} heard={chosen.student} onHear={hear} />
        </div>
      )}
      {isSearching && <PupilSearch onChoose={hear} onClose={() => setIsSearching(false)} />}
    </>
  );
};
