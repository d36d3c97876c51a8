import { Bone, Bones, Loading } from '#web/ui/states.tsx';
import { Ridge } from './hero.tsx';

export const DashboardSkeleton = () => (
  <Loading>
    <Ridge />
    <div className="relative flex items-center gap-4 pt-4 pb-7">
      <Bone className="size-20 rounded-full!" />
      <Bones layout="grid flex-1 gap-2" look={['h-5 w-24', 'h-10 w-56', 'h-6 w-28']} />
    </div>
    <Bones
      layout="relative grid gap-4 lg:grid-cols-[3fr_2fr]"
      look={['h-120 rounded-card!', 'h-80 rounded-card! lg:h-120']}
    />
    <Bone className="mt-4 h-24 rounded-card!" />
    <Bones layout="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4" look="h-30 rounded-card!" times={4} />
  </Loading>
);
