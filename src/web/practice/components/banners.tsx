import type { Grade } from '#domain/access/grades';
import { hub, practicePage as texts } from '#strings/practice';
import { Icon } from '#web/ui/icon.tsx';

const BANNER = 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl px-4 py-2.5';

export const Banners = ({ grade }: { grade: Grade }) => (
  <div className="grid gap-2 lg:grid-cols-2">
    <p role="note" className={`${BANNER} bg-gold-soft text-gold-ink`}>
      <Icon name="settings" className="size-5 shrink-0" />
      {texts.developing}
    </p>
    <div role="note" className={`${BANNER} bg-sky-soft text-sky-ink`}>
      <Icon name="print" className="size-5 shrink-0" />
      <span>{texts.printing}</span>
      <a
        href={`/games/print/${grade}`}
        target="_blank"
        rel="noreferrer"
        title={hub.newTab}
        className="font-extrabold underline underline-offset-4"
      >
        {texts.print(grade)}
      </a>
    </div>
  </div>
);
