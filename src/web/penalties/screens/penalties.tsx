import { penaltiesPage } from '#strings/penalties/staff';
import { PageHead } from '#web/ui/page-head.tsx';
import { PenaltiesPanel } from '../components/penalties-panel.tsx';

export const Penalties = () => (
  <>
    <PageHead title={penaltiesPage.title} intro={penaltiesPage.intro} />
    <PenaltiesPanel />
  </>
);
