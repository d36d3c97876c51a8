import type { Grade } from '#domain/roster/grades';
import { hub, practicePage as texts } from '#strings/practice/pupil';
import { Icon } from '#web/ui/icon.tsx';

const BANNER = 'flex items-center gap-3 rounded-2xl px-4 py-2.5 leading-snug';

export const Banners = ({ grade }: { grade: Grade }) => (
  <div className="grid gap-2 lg:grid-cols-2">
    <p role="note" className={`${BANNER} bg-gold-soft text-gold-ink`}>
      <Icon name="settings" className="size-5 shrink-0" />
      {texts.developing}
    </p>
    <div role="note" className={`${BANNER} bg-sky-soft text-sky-ink`}>
      <Icon name="print" className="size-5 shrink-0" />
      <span>
        {texts.printing}{' '}
        <a
          href={`/games/print/${grade}`}
          target="_blank"
          rel="noreferrer"
          title={hub.newTab}
          className="font-extrabold underline underline-offset-4"
        >
          {texts.print(grade)}
        </a>
      </span>
    </div>
  </div>
);
