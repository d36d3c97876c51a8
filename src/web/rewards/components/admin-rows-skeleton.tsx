import { Bone, Loading } from '#web/ui/states.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a table of pupils with an amount, a badge and actions. */
export const RowsSkeleton = () => (
  <Loading>
    <div className="grid gap-px overflow-hidden rounded-3xl border border-line bg-line">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-6 bg-card px-4 py-2.5">
          <Bone className="h-5 w-44" />
          <Bone className="h-5 w-28 max-lg:hidden" />
          <Bone className="h-5 w-12" />
          <Bone className="h-6 w-20 rounded-full max-md:hidden" />
          <Bone className="ms-auto h-9 w-20" />
        </div>
      ))}
    </div>
  </Loading>
);
