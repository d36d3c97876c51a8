import { Bone, Loading } from '#web/ui/states.tsx';
import { Ridge } from './hero.tsx';

export const DashboardSkeleton = () => (
  <Loading>
    <Ridge />
    <div className="relative flex items-center gap-4 pt-4 pb-7">
      <Bone className="size-20 rounded-full!" />
      <div className="grid flex-1 gap-2">
        <Bone className="h-5 w-24" />
        <Bone className="h-10 w-56" />
        <Bone className="h-6 w-28" />
      </div>
    </div>
    <div className="relative grid gap-4 lg:grid-cols-[3fr_2fr]">
      <Bone className="h-120 rounded-card!" />
      <Bone className="h-80 rounded-card! lg:h-120" />
    </div>
    <Bone className="mt-4 h-24 rounded-card!" />
    <div className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((name) => (
        <Bone key={name} className="h-30 rounded-card!" />
      ))}
    </div>
  </Loading>
);
