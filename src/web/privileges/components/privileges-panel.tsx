import { useState } from 'react';
import { privilegesPage as texts } from '#strings/privileges/staff';
import { pickStatusNames } from '#strings/privileges/words';
import { Tabs } from '#web/ui/tabs.tsx';
import { PICK_FILTERS, type PickFilter } from '../queries.ts';
import { Offers } from './offers.tsx';
import { PicksTable } from './picks-table.tsx';

type Part = PickFilter | 'offers';

const PARTS: readonly { id: Part; title: string }[] = [
  ...PICK_FILTERS.map((id) => ({ id, title: id === 'all' ? texts.all : pickStatusNames[id] })),
  { id: 'offers', title: texts.offers },
];

/** /admin/privileges, and a tab of the staff dashboard. */
export const PrivilegesPanel = () => {
  const [part, setPart] = useState<Part>('all');
  return (
    <Tabs look="soft" label={texts.tabs} tabs={PARTS} selected={part} onSelect={setPart}>
      {part === 'offers' ? <Offers /> : <PicksTable key={part} filter={part} />}
    </Tabs>
  );
};
