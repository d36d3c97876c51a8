import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recitationForm } from '#strings/listening/staff';
import { quranPage as texts } from '#strings/quran/staff';
import { useStaffId } from '#web/access/queries.ts';
import { useGrade } from '#web/lib/grade.ts';
import { useRecitationDraft } from '#web/listening/admin-draft.ts';
import { RecitationForm } from '#web/listening/components/admin-recitation-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useNewText } from '../admin-new-text.ts';
import { quranSearch } from '../admin-search.ts';
import { AddText } from '../components/admin-add-text.tsx';
import { TextList } from '../components/admin-text-list.tsx';
import { textsQuery } from '../queries.ts';

const TABS = [
  { id: 'list', title: texts.list },
  { id: 'add', title: texts.add },
  { id: 'reciter', title: recitationForm.tab },
] as const;

export const Texts = () => {
  const { chosen, set, open } = useList(quranSearch);
  const { view = 'list' } = chosen;
  const [newId, setNewId] = useState<number | null>(null);
  const text = useNewText(({ id }) => {
    setNewId(id);
    open({ view: undefined });
  });
  const known = useQuery({ ...textsQuery(useGrade()), enabled: view === 'reciter' });
  const recitation = useRecitationDraft(useStaffId());
  const show = (next: (typeof TABS)[number]['id']) => {
    setNewId(null);
    open({ view: next === 'list' ? undefined : next });
  };
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <Tabs label={texts.views} tabs={TABS} selected={view} onSelect={show}>
        {view === 'add' && <AddText text={text} />}
        {view === 'reciter' && (
          <RecitationForm
            texts={known}
            textId={chosen.text}
            onText={(id) => set({ text: id })}
            recitation={recitation}
          />
        )}
        {view === 'list' && (
          <TextList
            newId={newId}
            add={
              <Button look="gold" icon="plus" onClick={() => show('add')}>
                {texts.add}
              </Button>
            }
          />
        )}
      </Tabs>
    </>
  );
};
