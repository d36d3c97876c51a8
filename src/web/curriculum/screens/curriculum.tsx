import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { curriculumPage as texts } from '#strings/curriculum/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { Button } from '#web/ui/button.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { coverageSearch } from '../admin-search.ts';
import { Coverage } from '../components/admin-coverage.tsx';
import { PlanImportDialog } from '../components/admin-import-dialog.tsx';
import { Plan } from '../components/admin-plan.tsx';
import { curriculumQuery } from '../queries.ts';

const TABS = [
  { id: 'plan', title: texts.tabs.plan },
  { id: 'coverage', title: texts.tabs.coverage },
] as const;

const skeleton = <Bones layout="grid gap-2" look="h-13 rounded-3xl!" times={10} />;

export const Curriculum = () => {
  const grade = useGrade();
  const list = useList(coverageSearch);
  const [isImporting, setImporting] = useState(false);
  const { tab = 'plan' } = list.chosen;
  const query = useQuery(curriculumQuery(grade));
  return (
    <>
      <PageHead title={texts.title} note={gradeNames[grade]} intro={texts.intro}>
        <Button look="soft" icon="upload" onClick={() => setImporting(true)}>
          {texts.import}
        </Button>
      </PageHead>
      <Tabs
        label={texts.tabsLabel}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => list.open({ tab: next === 'plan' ? undefined : next })}
      >
        {tab === 'plan' ? (
          <Loaded query={query} skeleton={skeleton}>
            {(curriculum) => <Plan key={grade} curriculum={curriculum} />}
          </Loaded>
        ) : (
          <Coverage grade={grade} />
        )}
      </Tabs>
      {isImporting && <PlanImportDialog key={grade} grade={grade} onClose={() => setImporting(false)} />}
    </>
  );
};
