import { Bone, Loading } from '#web/ui/states.tsx';

export const TableSkeleton = () => (
  <Loading>
    <div className="grid gap-2 rounded-3xl border border-line bg-card p-4">
      {Array.from({ length: 6 }, (_, index) => index).map((line) => (
        <div key={line} className="flex items-center gap-6 py-1.5">
          <Bone className="h-7 w-1/3" />
          <Bone className="hidden h-5 w-16 lg:block" />
          <Bone className="hidden h-5 w-16 lg:block" />
          <Bone className="h-6 w-20 rounded-full" />
          <Bone className="ms-auto h-8 w-24" />
        </div>
      ))}
    </div>
  </Loading>
);
