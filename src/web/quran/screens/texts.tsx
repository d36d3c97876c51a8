import { useState } from 'react';
import { quranPage as texts } from '#strings/quran/staff';
import { Button } from '#web/ui/button.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useNewText } from '../admin-new-text.ts';
import { quranSearch } from '../admin-search.ts';
import { AddText } from '../components/admin-add-text.tsx';
import { TextList } from '../components/admin-text-list.tsx';

const TABS = (['list', 'add'] as const).map((id) => ({ id, title: texts[id] }));

export const Texts = () => {
  const { chosen, open } = useList(quranSearch);
  const { view = 'list' } = chosen;
  const [newId, setNewId] = useState<number | null>(null);
  const text = useNewText(({ id }) => {
    setNewId(id);
    open({ view: undefined });
  });
  const show = (next: (typeof TABS)[number]['id']) => {
    setNewId(null);
    open({ view: next === 'add' ? next : undefined });
  };
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <Tabs label={texts.views} tabs={TABS} selected={view} onSelect={show}>
        {view === 'add' ? (
          <AddText text={text} />
        ) : (
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
