import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CHECKLIST_MAX_ITEMS } from '#domain/dashboard/checklist';
import { checklistEditor } from '#strings/dashboard/staff';
import { useIsAdmin } from '#web/access/queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { ChecklistItem } from '#wire/dashboard';
import { changedItem, type Draft, hasRoomForPupils, movedItem, withItem, withoutItem } from '../checklist-draft.ts';
import { ChecklistItems } from './checklist-items.tsx';
import { ChecklistLine } from './checklist-line.tsx';

const adminChecklistQuery = asked(['admin', 'checklist'], 'GET /api/admin/checklist');

/** A refusal is shown in the editor, beside what was typed. */
const useSaveChecklist = () =>
  useAction({
    run: (items: Omit<ChecklistItem, 'id'>[]) => api('PUT /api/admin/checklist', { body: { items } }),
    after: (saved, _, client) => client.setQueryData(adminChecklistQuery.queryKey, saved),
    done: checklistEditor.saved,
  });

const draftOf = (items: readonly ChecklistItem[]): Draft =>
  items.map(({ id, ...item }) => ({ key: `saved-${id}`, ...item }));

/** A new line is there to be written in. */
const useFocusOnNewLine = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    before.current = count;
  }, [count]);
  return list;
};

const Lines = ({ draft, error, onDraft }: { draft: Draft; error: unknown; onDraft: (draft: Draft) => void }) => {
  const [said, setSaid] = useState('');
  const list = useFocusOnNewLine(draft.length);
  const fields = faultsOf(error);
  const hasRoom = hasRoomForPupils(draft);
  const move = (key: string, by: 1 | -1) => {
    const after = movedItem(draft, key, by);
    if (after === draft) return;
    onDraft(after);
    setSaid(checklistEditor.moved(after.findIndex((item) => item.key === key) + 1, after.length));
  };
  return (
    <>
      <ul ref={list} aria-label={checklistEditor.list} className="grid grid-cols-1 gap-2">
        {draft.map((item, index) => (
          <ChecklistLine
            key={item.key}
            item={item}
            place={index + 1}
            isLast={index === draft.length - 1}
            hasRoom={hasRoom}
            error={fields[`items/${index}/text`]}
            onChange={(part) => onDraft(changedItem(draft, item.key, part))}
            onMove={(by) => move(item.key, by)}
            onRemove={() => onDraft(withoutItem(draft, item.key))}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};

const Editing = ({ saved }: { saved: readonly ChecklistItem[] }) => {
  // What was typed stays until it is saved or discarded, whatever arrives from the server meanwhile.
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? draftOf(saved);
  const save = useSaveChecklist();
  const lineFields = draft.map((_, index) => `items/${index}/text`);
  const otherFault = otherFaultOf(save.error, lineFields);
  const isFull = draft.length >= CHECKLIST_MAX_ITEMS;
  const edit = (next: Draft | null) => {
    save.reset();
    setEdited(next);
  };
  const send = () =>
    save.mutate(
      draft.map(({ text, status, forPupils }) => ({ text, status, forPupils })),
      { onSuccess: () => setEdited(null) },
    );
  return (
    <Columns items={draft}>
      {draft.length === 0 && <p className="rounded-2xl bg-paper p-4 text-muted">{checklistEditor.emptyBody}</p>}
      <Lines draft={draft} error={save.error} onDraft={edit} />
      <p className={`text-sm text-muted ${isFull ? '' : 'max-sm:hidden'}`}>
        {isFull ? checklistEditor.full(CHECKLIST_MAX_ITEMS) : checklistEditor.keys}
      </p>
      {otherFault && <Alert>{otherFault}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button look="soft" icon="plus" disabled={isFull} onClick={() => setEdited(withItem(draft, newRequestKey()))}>
          {checklistEditor.add}
        </Button>
        <Button look="gold" busy={save.isPending} disabled={!edited} onClick={send}>
          {checklistEditor.save}
        </Button>
        {edited && (
          <>
            <Button look="plain" onClick={() => edit(null)}>
              {checklistEditor.discard}
            </Button>
            <Badge tone="wait">{checklistEditor.unsaved}</Badge>
          </>
        )}
      </div>
    </Columns>
  );
};

interface ColumnsProps {
  items: readonly Omit<ChecklistItem, 'id'>[];
  children: ReactNode;
}

/** Beside it the pupil's window: what is marked for pupils; lines without words are not shown yet. */
const Columns = ({ items, children }: ColumnsProps) => {
  const written = items
    .map((item, place) => ({ ...item, id: place }))
    .filter(({ text, forPupils }) => forPupils && text.trim() !== '');
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-3">{children}</div>
      <Section
        title={checklistEditor.preview}
        as="h3"
        head="font-black"
        className="grid grid-cols-1 gap-3 rounded-3xl bg-paper p-4"
      >
        {written.length === 0 ? (
          <p className="text-muted">{checklistEditor.previewEmpty}</p>
        ) : (
          <div className="rounded-2xl bg-card p-3">
            <ChecklistItems items={written} />
          </div>
        )}
      </Section>
    </div>
  );
};

/** What pupils read about the platform's news (D-29). A teacher may read it; the school's settings are the admin's (D-3). */
export const ChecklistEditor = () => {
  const isAdmin = useIsAdmin();
  return (
    <Loaded
      query={useQuery(adminChecklistQuery)}
      skeleton={<Bones layout="grid gap-4 lg:grid-cols-[3fr_2fr]" look="h-48 rounded-3xl" times={2} />}
    >
      {({ items }) =>
        isAdmin ? (
          <Editing saved={items} />
        ) : (
          <Columns items={items}>
            <p className="text-muted">{checklistEditor.adminOnly}</p>
          </Columns>
        )
      }
    </Loaded>
  );
};
