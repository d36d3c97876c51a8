import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { greetingAt } from '#domain/access/greeting';
import { schoolHour } from '#strings/dates';
import { home as texts } from '#strings/home';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { AvatarButton } from '#web/photos/components/avatar-button.tsx';
import { ownPhotoQuery } from '#web/photos/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Bone, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Home } from '#wire/access';
import { homeQuery } from '../queries.ts';

const Skeleton = () => (
  <Loading>
    <div className="grid gap-4 pt-4">
      <Bone className="h-28" />
      <div className="grid grid-cols-2 gap-4">
        <Bone className="h-32" />
        <Bone className="h-32" />
      </div>
      <Bone className="h-24" />
    </div>
  </Loading>
);

/** The ridge that the cards stand before, as wide as the window. */
const Ridge = () => (
  <div
    aria-hidden="true"
    className="absolute inset-x-0 top-0 -z-10 h-84 bg-[linear-gradient(var(--peak-top)_24%,var(--peak-bottom))] [clip-path:polygon(0_0,100%_0,100%_86%,78%_98%,62%_84%,44%_100%,24%_86%,10%_94%,0_86%)]"
  />
);

const OwnFace = ({ name }: { name: string }) => {
  const photo = useQuery(ownPhotoQuery).data;
  const isPending = Boolean(photo?.pending);
  return (
    <AvatarButton
      photo={{ fileId: photo?.fileId ?? null, isPending, rejectionReason: photo?.rejectionReason ?? null }}
      name={name}
      size={72}
    />
  );
};

const Greeting = ({ home }: { home: Home }) => (
  <section className="flex items-center gap-4 pt-5 pb-8 text-white">
    <OwnFace name={home.firstName} />
    <div>
      <p>{texts[greetingAt(schoolHour(new Date()))]}</p>
      <h1 className="text-4xl leading-tight font-black">{texts.welcome(home.firstName)}</h1>
      <p className="mt-1 inline-block rounded-full bg-white/15 px-4 text-base">{gradeNames[home.grade]}</p>
    </div>
  </section>
);

const Purse = ({ home }: { home: Home }) => (
  <section className="grid grid-cols-2 gap-3 rounded-card bg-card p-4 shadow-card">
    <div className="rounded-button bg-gold-soft p-4 text-gold-ink">
      <h2 className="font-extrabold">{texts.coins}</h2>
      <p className="text-5xl leading-tight font-black">{formatNumber(home.coins)}</p>
      <p className="text-sm">{texts.shopping(formatNumber(home.shoppingBalance))}</p>
    </div>
    <div className="rounded-button bg-sky-soft p-4 text-sky-ink">
      <h2 className="font-extrabold">{texts.points}</h2>
      <p className="text-5xl leading-tight font-black">{formatNumber(home.points)}</p>
      <p className="text-sm">{texts.pointsHint}</p>
    </div>
  </section>
);

const CardTile = () => (
  <Link
    to="/student/card"
    className="relative mt-4 flex items-center gap-4 overflow-hidden rounded-card bg-emerald p-6 text-on-emerald"
  >
    <Icon name="qr" className="size-12 shrink-0" />
    <span>
      <span className="block text-xl font-black">{texts.cardTitle}</span>
      <span>{texts.cardBody}</span>
    </span>
  </Link>
);

export const StudentHome = () => {
  const { data: home, error, refetch } = useQuery(homeQuery);
  if (error && !home)
    return (
      <div className="pt-8">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!home) return <Skeleton />;
  return (
    <>
      <Ridge />
      <Greeting home={home} />
      <Purse home={home} />
      <CardTile />
    </>
  );
};
