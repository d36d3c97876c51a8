import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TITLE_MAX } from '#domain/quran/texts';
import { formatDay } from '#strings/dates';
import { recitationList } from '#strings/listening/staff';
import {
  hideFocused,
  renameText,
  replaceText,
  sizedPlaceText,
  textFields,
  textList as texts,
} from '#strings/quran/staff';
import { api } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useGrade } from '#web/lib/grade.ts';
import { textQuery } from '#web/listening/admin-queries.ts';
import { PupilFilter, PupilSaid } from '#web/recordings/components/pupil-said.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Actions, type ListActions } from '#web/ui/list/actions.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useMoving } from '#web/ui/list/moving.ts';
import { useList } from '#web/ui/list/use-list.tsx';
import { Passage, QuranWords, Verses } from '#web/ui/quran/passage.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { StaffText } from '#wire/quran';
import { judgeRange, type RangeDraft, rangeOf } from '../admin-range.ts';
import { quranSearch } from '../admin-search.ts';
import { useFocusText, useRenameText, useReplaceText, useShowOrHide } from '../mutations.ts';
import { surahsQuery, textsQuery } from '../queries.ts';
import { EditionLine, RANGE_FIELDS, VerseFields, VersePreview } from './admin-verse-fields.tsx';

interface TextDialogProps {
  text: StaffText;
  onClose: () => void;
}

const ReadText = ({ text, onClose }: TextDialogProps) => (
  <Dialog wide title={text.title} onClose={onClose}>
    <Loaded query={useQuery(textQuery(text.id))} skeleton={<Bones look={['h-7 w-1/2', 'h-40']} />}>
      {({ passage, edition }) => (
        <div className="grid gap-3">
          <p className="text-muted">{sizedPlaceText(passage, text.wordCount)}</p>
          <Passage passage={passage} hasNoHead />
          <EditionLine edition={edition} />
        </div>
      )}
    </Loaded>
  </Dialog>
);

const RenameText = ({ text, onClose }: TextDialogProps) => {
  const rename = useRenameText();
  const [title, setTitle] = useState(text.title);
  return (
    <FormDialog
      title={renameText.title}
      submit={renameText.save}
      action={rename}
      fields={['title']}
      onSubmit={() => rename.mutate({ ...text, title }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={textFields.title}
        name="title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        maxLength={TITLE_MAX}
        autoComplete="off"
      />
    </FormDialog>
  );
};

const ReplaceText = ({ text, onClose }: TextDialogProps) => {
  const replace = useReplaceText(text.id);
  const query = useQuery(surahsQuery);
  const [range, setRange] = useState<RangeDraft>(() => rangeOf(text));
  const [isTried, setIsTried] = useState(false);
  const wanted = judgeRange(range, query.data?.surahs ?? []);
  return (
    <FormDialog
      wide
      title={replaceText.title}
      submit={replaceText.submit}
      action={replace}
      fields={RANGE_FIELDS}
      onSubmit={() => {
        setIsTried(true);
        if (typeof wanted !== 'object') return;
        // The same verses are no new version: the marks on them would be left behind for nothing.
        if (RANGE_FIELDS.every((field) => wanted[field] === text[field])) onClose();
        else replace.mutate(wanted, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p className="rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink">
        {replaceText.newVersion(text.title, text.version + 1)}
      </p>
      <Loaded query={query} skeleton={<Bones look={['h-13', 'h-40']} />}>
        {({ surahs, edition }) => (
          <>
            <VerseFields
              surahs={surahs}
              range={range}
              onChange={setRange}
              faults={faultsOf(replace.error)}
              isTried={isTried}
            />
            <VersePreview
              range={typeof wanted === 'object' ? wanted : null}
              edition={edition}
              empty={textFields.nothingToPreview}
              className="max-h-[40dvh]"
            />
          </>
        )}
      </Loaded>
    </FormDialog>
  );
};

const DIALOGS = { read: ReadText, rename: RenameText, replace: ReplaceText };

type TextTask = keyof typeof DIALOGS;

const TextDialog = ({ task, ...props }: TextDialogProps & { task: TextTask }) => {
  const Asked = DIALOGS[task];
  return <Asked {...props} />;
};

const Facts = ({ text }: { text: StaffText }) => (
  <>
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span>{sizedPlaceText(text, text.wordCount)}</span>
      <time dateTime={text.createdAt}>{texts.addedAt(formatDay(text.createdAt))}</time>
    </p>
    <p className="flex flex-wrap gap-1.5">
      {text.isFocused && (
        <Badge tone="wait">
          <Icon name="star" className="size-3.5" />
          {texts.focused}
        </Badge>
      )}
      <Badge tone={text.isActive ? 'good' : 'plain'}>
        <Icon name={text.isActive ? 'eye' : 'eye-off'} className="size-3.5" />
        {text.isActive ? texts.shown : texts.hidden}
      </Badge>
      {text.version > 1 && <Badge tone="plain">{texts.version(text.version)}</Badge>}
    </p>
  </>
);

interface TextCardProps {
  text: StaffText;
  /** Just added: the keyboard goes on here. */
  isNew: boolean;
  moves: ReactNode;
  children: ReactNode;
}

const TextCard = ({ text, isNew, moves, children }: TextCardProps) => {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);
  return (
    <li
      ref={card}
      tabIndex={-1}
      data-text={text.id}
      className="grid grid-cols-1 gap-x-6 gap-y-3 rounded-3xl border border-line bg-card p-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-xl leading-snug font-black break-words">{text.title}</h2>
          <div className="shrink-0">{moves}</div>
        </div>
        <Facts text={text} />
      </div>
      <div className="self-start rounded-2xl bg-paper px-4 py-2 xl:row-span-2">
        {/* Whole lines and no dots: nothing stands among the words that is not theirs. */}
        <QuranWords className="max-h-[3lh] overflow-hidden [--quran-size:1.25rem]">
          <Verses verses={text.preview} />
        </QuranWords>
      </div>
      {children}
    </li>
  );
};

interface TextListProps {
  /** The text that was just added. */
  newId: number | null;
  /** Leads to the form. */
  add: ReactNode;
}

export const TextList = ({ newId, add }: TextListProps) => {
  const list = useList(quranSearch);
  const grade = useGrade();
  const { student } = list.chosen;
  const query = useQuery(textsQuery(grade));
  const showOrHide = useShowOrHide();
  const focus = useFocusText();
  const { ask, dialog } = useConfirm();
  const { movesOf, onKeyDown, said } = useMoving({
    queryKey: textsQuery(grade).queryKey,
    rowsIn: (rows: readonly StaffText[]) => rows,
    withRows: (_, rows) => rows,
    send: (ids) => api('PUT /api/admin/quran/order', { body: { grade, ids } }),
    nameOf: ({ title }) => title,
    words: texts,
    idAt: (focused) => Number(focused.closest<HTMLElement>('[data-text]')?.dataset.text) || undefined,
  });
  const [opened, setOpened] = useState<{ id: number; task: TextTask } | null>(null);
  // As it stands now; a text that is no longer there closes its dialog.
  const open = query.data?.find(({ id }) => id === opened?.id);

  const actionsOf = (text: StaffText): ListActions => {
    const task = (kind: TextTask) => () => setOpened({ id: text.id, task: kind });
    return [
      { label: texts.open, icon: 'mushaf', look: 'soft', run: task('read') },
      { label: recitationList.action, icon: 'sound', run: () => list.open({ view: 'reciter', text: text.id }) },
      { label: texts.rename, run: task('rename') },
      {
        id: 'hide',
        label: text.isActive ? texts.hide : texts.show,
        run: () => showOrHide.mutateAsync(text),
        ...(text.isFocused && { confirm: { ...hideFocused, body: hideFocused.body(text.title) } }),
      },
      { label: texts.replace, run: task('replace') },
      text.isActive && !text.isFocused && { label: texts.focus, run: () => focus.mutateAsync(text) },
    ];
  };

  return (
    <>
      <ListFrame
        list={list}
        query={query}
        rows={query.data}
        filters={
          <PupilFilter
            grade={grade}
            value={student}
            onChange={(next) => list.set({ student: next })}
            isReady={query.isSuccess}
          />
        }
        note={({ length }) =>
          length > 0 && (
            <>
              {texts.counted(length)}
              <span className="text-sm font-semibold max-lg:hidden">{texts.keys}</span>
            </>
          )
        }
        empty={{ icon: 'mushaf', title: texts.empty, body: texts.emptyBody, action: add }}
      >
        {(shown) => (
          <ul aria-label={texts.label} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-3">
            {shown.map((text) => (
              <TextCard
                key={text.id}
                text={text}
                isNew={text.id === newId}
                moves={<Actions actions={movesOf(text, shown)} onAsk={ask} />}
              >
                {student && <PupilSaid student={student} textId={text.id} />}
                <Actions actions={actionsOf(text)} of={text.title} onAsk={ask} />
              </TextCard>
            ))}
          </ul>
        )}
      </ListFrame>
      <p role="status" className="sr-only">
        {said}
      </p>
      {opened && open && <TextDialog task={opened.task} text={open} onClose={() => setOpened(null)} />}
      {dialog}
    </>
  );
};
