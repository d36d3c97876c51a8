import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TITLE_MAX } from '#domain/quran/texts';
import { renameText, replaceText, sizedPlaceText, textFields } from '#strings/quran/staff';
import { faultsOf } from '#web/lib/form-faults.ts';
import { textQuery } from '#web/listening/admin-queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Passage } from '#web/ui/quran/passage.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { StaffText } from '#wire/quran';
import { judgeRange, type RangeDraft, rangeOf } from '../admin-range.ts';
import { useRenameText, useReplaceText } from '../mutations.ts';
import { surahsQuery } from '../queries.ts';
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

export type TextTask = keyof typeof DIALOGS;

export const TextDialog = ({ task, ...props }: TextDialogProps & { task: TextTask }) => {
  const Asked = DIALOGS[task];
  return <Asked {...props} />;
};
