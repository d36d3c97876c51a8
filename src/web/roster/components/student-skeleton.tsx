import { Bone, Loading } from '#web/ui/states.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const StudentSkeleton = () => (
  <Loading>
    <Bone className="mb-3 h-6 w-48" />
    <div className="grid gap-px overflow-hidden rounded-3xl border border-line bg-line">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-6 bg-card px-4 py-3">
          <Bone className="h-5 w-48" />
          <Bone className="h-5 w-24 max-md:hidden" />
          <Bone className="h-5 w-10 max-md:hidden" />
          <Bone className="h-6 w-24 rounded-full max-md:hidden" />
          <Bone className="ms-auto h-10 w-24" />
        </div>
      ))}
    </div>
  </Loading>
);
