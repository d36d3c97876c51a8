import { useState } from 'react';
import { penaltiesPage as texts } from '#strings/penalties/staff';
import { Tabs } from '#web/ui/tabs.tsx';
import { LogForm } from './log-form.tsx';
import { LogsTable } from './logs-table.tsx';
import { PenaltiesTable } from './penalties-table.tsx';

const LISTS = [
  { id: 'penalties', title: texts.penalties },
  { id: 'logs', title: texts.logs },
] as const;

type List = (typeof LISTS)[number]['id'];

/** /admin/penalties, and a tab of the staff dashboard. */
export const PenaltiesPanel = () => {
  const [list, setList] = useState<List>('penalties');
  const [pupil, setPupil] = useState<{ id: number; name: string } | null>(null);
  return (
    <div className="grid gap-5">
      <LogForm />
      <div>
        <Tabs look="soft" label={texts.tabs} tabs={LISTS} selected={list} onSelect={setList}>
          {list === 'logs' ? (
            <LogsTable of={pupil} onAll={() => setPupil(null)} />
          ) : (
            <PenaltiesTable
              onLogs={(penalty) => {
                setPupil({ id: penalty.studentId, name: penalty.studentName });
                setList('logs');
              }}
            />
          )}
        </Tabs>
      </div>
    </div>
  );
};
