import type { ComponentProps } from 'react';
import { ATTENDANCES } from '#domain/classroom/taps';
import { lessonPage, tapText, tools as texts, toolNames } from '#strings/classroom/staff';
import { Button } from '#web/ui/button.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { TOOLS, type Tool } from '../tools.ts';
import type { Room } from '../use-room.ts';
import { ToolOptions } from './tool-options.tsx';
import { WaitingLine } from './waiting-line.tsx';

const ICONS: Readonly<Record<Tool, IconName>> = {
  present: 'check',
  late: 'clock',
  absent: 'close',
  excused: 'enter',
  positive: 'plus',
  negative: 'minus',
  behavior: 'warning',
  helper: 'star',
};

const CHOSEN: Readonly<Record<Tool, string>> = {
  present: 'aria-pressed:bg-emerald aria-pressed:text-on-emerald',
  late: 'aria-pressed:bg-gold aria-pressed:text-on-gold',
  absent: 'aria-pressed:bg-danger aria-pressed:text-card',
  excused: 'aria-pressed:bg-ink aria-pressed:text-paper',
  positive: 'aria-pressed:bg-correct aria-pressed:text-on-correct',
  negative: 'aria-pressed:bg-danger aria-pressed:text-card',
  behavior: 'aria-pressed:bg-danger aria-pressed:text-card',
  helper: 'aria-pressed:bg-gold aria-pressed:text-on-gold',
};

const BarButton = ({ icon, className, children, ...rest }: ComponentProps<'button'> & { icon: IconName }) => (
  <button
    type="button"
    {...rest}
    className={`grid min-h-12 min-w-0 place-items-center content-center rounded-2xl px-0.5 text-xs font-extrabold transition-colors select-none disabled:opacity-50 ${className}`}
  >
    <Icon name={icon} className="size-5" />
    <span className="max-w-full truncate">{children}</span>
  </button>
);

const Tools = ({ room: { tool }, of }: { room: Room; of: readonly Tool[] }) =>
  of.map((name) => (
    <BarButton
      key={name}
      icon={ICONS[name]}
      aria-pressed={tool.choice.tool === name}
      onClick={() => tool.choose({ tool: name })}
      className={`border border-line bg-paper ${CHOSEN[name]}`}
    >
      {toolNames[name]}
    </BarButton>
  ));

/** Takes back the last tap; while several are chosen, the choice. */
const Undo = ({ room: { tool, standing, undo } }: { room: Room }) => {
  const last = standing.at(-1);
  const take = () => (tool.several ? tool.setSeveral(null) : last && undo(last.key));
  return (
    <BarButton
      icon={tool.several ? 'close' : 'undo'}
      disabled={!(tool.several || last)}
      onClick={take}
      className="border border-line bg-card sm:order-1"
    >
      {tool.several ? texts.cancel : texts.undo}
    </BarButton>
  );
};

const Several = ({ room: { tool, applySeveral } }: { room: Room }) => {
  const count = tool.several?.size ?? 0;
  return (
    <BarButton
      icon={count > 0 ? 'check' : 'users'}
      aria-pressed={tool.several !== null}
      onClick={() => (count > 0 ? applySeveral() : tool.setSeveral(tool.several ? null : new Set()))}
      className={`border border-line sm:order-2 ${count > 0 ? 'bg-gold text-on-gold' : 'bg-card aria-pressed:bg-gold-soft aria-pressed:text-gold-ink'}`}
    >
      {count > 0 ? texts.apply(count) : texts.several}
    </BarButton>
  );
};

const LastTap = ({ room: { tool, standing, nameOf, isCorrecting } }: { room: Room }) => {
  const last = standing.at(-1);
  const said = last ? tapText(last, nameOf) : '';
  return (
    <p role="status" className="min-h-5 truncate text-xs leading-5 font-extrabold text-muted">
      {tool.several ? texts.severalHint : isCorrecting ? `${lessonPage.correcting} ${said}` : said}
    </p>
  );
};

/** Over the edge of the class, and not in its way: nothing moves when the network goes. */
const Waiting = ({ room: { waiting, isHeld } }: { room: Room }) => (
  <div className="pointer-events-none absolute inset-x-2 bottom-full mb-1">
    <WaitingLine count={waiting.length} isHeld={isHeld} />
  </div>
);

/** At the thumb: what a tap on a pupil does, and the way back. */
export const ToolBar = ({ room }: { room: Room }) => (
  <div
    ref={atFoot}
    className="bar-at-thumb grid grid-cols-1 gap-1.5 rounded-t-card border-t border-line bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-card"
  >
    <Waiting room={room} />
    <LastTap room={room} />
    <ToolOptions room={room} />
    <div role="toolbar" aria-label={texts.label} className="tool-grid">
      <Tools room={room} of={ATTENDANCES} />
      <Undo room={room} />
      <Tools room={room} of={TOOLS.slice(ATTENDANCES.length)} />
      <Several room={room} />
    </div>
  </div>
);

/** When the lesson is over: what it wrote, and a way to put it right. */
export const EndedBar = ({ room, onSummary }: { room: Room; onSummary: () => void }) => (
  <div
    ref={atFoot}
    className="bar-at-thumb flex gap-2 rounded-t-card border-t border-line bg-card px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-card"
  >
    <Waiting room={room} />
    <Button look="gold" className="flex-1" onClick={onSummary}>
      {lessonPage.summary}
    </Button>
    {room.isOpen && (
      <Button look="plain" icon="edit" className="flex-1" onClick={() => room.setCorrecting(true)}>
        {lessonPage.correct}
      </Button>
    )}
  </div>
);
