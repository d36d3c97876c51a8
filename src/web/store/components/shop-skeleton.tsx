import { Bone, Loading } from '#web/ui/states.tsx';
import { Awning, type Tone } from './awning.tsx';
import { Wall } from './storefront.tsx';

/** The shop with its shutters down: the roof is there before the goods. */
export const ShopSkeleton = ({ tone, children }: { tone: Tone; children: React.ReactNode }) => (
  <Loading>
    <Wall />
    <div className="h-32" />
    <div className="h-16">
      <div className="absolute inset-x-0">
        <Awning tone={tone} />
      </div>
    </div>
    <div className="grid gap-4">{children}</div>
  </Loading>
);

export const Shelf = () => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {['a', 'b', 'c'].map((key) => (
      <Bone key={key} className="h-96 rounded-card!" />
    ))}
  </div>
);
