import { penaltiesPage as texts } from '#strings/penalties/staff';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { penaltiesSearch } from '../admin-search.ts';
import { LogForm } from '../components/log-form.tsx';
import { LogsTable } from '../components/logs-table.tsx';
import { NearTable } from '../components/near-table.tsx';
import { PenaltiesTable } from '../components/penalties-table.tsx';

const LISTS = [
  { id: 'penalties', title: texts.penalties },
  { id: 'near', title: texts.near },
  { id: 'logs', title: texts.logs },
] as const;

const TABLES = { penalties: PenaltiesTable, near: NearTable, logs: LogsTable };

/** /admin/penalties, and a tab of the staff dashboard. */
export const PenaltiesPanel = () => {
  const { chosen, open } = useList(penaltiesSearch);
  const { list = 'penalties' } = chosen;
  const List = TABLES[list];
  return (
    <div className="grid grid-cols-1 gap-5 lg:gap-2">
      <LogForm key={chosen.student} first={chosen.student} />
      <div>
        <Tabs look="soft" label={texts.tabs} tabs={LISTS} selected={list} onSelect={(next) => open({ list: next })}>
          <List />
        </Tabs>
      </div>
    </div>
  );
};

export const Penalties = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro} />
    <PenaltiesPanel />
  </>
);
