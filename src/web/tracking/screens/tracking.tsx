import { trackingTabs } from '#strings/tracking/history';
import { trackingPage as texts } from '#strings/tracking/staff';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { trackingSearch } from '../admin-search.ts';
import { ClassHeat } from '../components/class-heat.tsx';
import { HearingTab } from '../components/hearing-tab.tsx';
import { Ranks } from '../components/ranks.tsx';

const TABS = (['hearing', 'heat', 'ranks'] as const).map((id) => ({ id, title: trackingTabs[id] }));

const PANELS = { hearing: HearingTab, heat: ClassHeat, ranks: Ranks };

/** Hearing pupils, what the class stumbles over, and how grades and pupils stand. */
export const Tracking = () => {
  const { chosen, open } = useList(trackingSearch);
  const { tab = 'hearing' } = chosen;
  const Panel = PANELS[tab];
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <Tabs
        label={trackingTabs.label}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => open({ tab: next, text: undefined })}
      >
        <Panel />
      </Tabs>
    </>
  );
};
