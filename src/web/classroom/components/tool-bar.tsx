import { type ComponentProps, type ReactNode, useState } from 'react';
import { ATTENDANCES, type Mark, RATING_MAX } from '#domain/classroom/taps';
import { MINUTES_LATE_MAX } from '#domain/penalties/incidents';
import { lessonPage, tapText, tools as texts, toolNames } from '#strings/classroom/staff';
import { behaviorNames } from '#strings/penalties/words';
import { formatNumber } from '#strings/plural';
import { Button } from '#web/ui/button.tsx';
import { countIn } from '#web/ui/count-field.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { isSameSaid, LATE_MINUTES, type Said, saidNow, sayingsOf, speaks, TOOLS, type Tool } from '../tools.ts';
import type { Room } from '../use-room.ts';
import { WaitingLine } from './waiting-line.tsx';

const CHIP =
  'min-h-10 shrink-0 rounded-xl border-2 border-line bg-card px-3 text-sm font-extrabold whitespace-nowrap aria-pressed:border-emerald aria-pressed:bg-emerald-soft aria-pressed:text-emerald-ink';

const Chip = ({ isChosen, onPress, children }: { isChosen: boolean; onPress: () => void; children: ReactNode }) => (
  <button type="button" aria-pressed={isChosen} onClick={onPress} className={CHIP}>
    {children}
  </button>
);

const Minutes = ({ room: { tool } }: { room: Room }) => {
  const { minutesLate } = tool.choice;
  const isUsual = LATE_MINUTES.some((minutes) => minutes === minutesLate);
  const [typed, setTyped] = useState(isUsual ? null : minutesLate);
  const isFault = typed !== null && (typed < 1 || typed > MINUTES_LATE_MAX);
  return (
    <>
      {LATE_MINUTES.map((minutes) => (
        <Chip
          key={minutes}
          isChosen={typed === null && minutes === minutesLate}
          onPress={() => {
            setTyped(null);
            tool.choose({ minutesLate: minutes });
          }}
        >
          {texts.minute(minutes)}
        </Chip>
      ))}
      <input
        aria-label={texts.minutes}
        placeholder={texts.minutes}
        aria-invalid={isFault || undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed === null ? '' : formatNumber(typed)}
        onChange={({ target }) => {
          const minutes = countIn(target.value);
          setTyped(minutes);
          if (minutes !== null && minutes >= 1 && minutes <= MINUTES_LATE_MAX) tool.choose({ minutesLate: minutes });
        }}
        className="min-h-10 w-28 min-w-0 flex-1 rounded-xl border-2 border-field-line bg-card px-3 text-sm font-extrabold placeholder:text-muted aria-invalid:border-danger"
      />
      {isFault && (
        <span role="alert" className="shrink-0 text-sm font-extrabold text-danger">
          {texts.minutesFault}
        </span>
      )}
    </>
  );
};

const wordOf = ({ kind, text }: Said): string => {
  if (text !== null) return text;
  return kind === 'positive' || kind === 'negative' ? texts.bare : behaviorNames[kind];
};

const Sayings = ({ room: { tool, lesson }, of }: { room: Room; of: Mark | 'behavior' }) => {
  const now = saidNow(tool.choice, of, lesson.presets.presets);
  return [...sayingsOf(of, lesson.presets.presets).entries()].map(([place, said]) => (
    <Chip key={place} isChosen={isSameSaid(said, now)} onPress={() => tool.choose({ [of]: said })}>
      {wordOf(said)}
    </Chip>
  ));
};

const STARS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

const Helper = ({ room: { register, nameOf, say, canTap } }: { room: Room }) => {
  const { helperId } = register;
  if (helperId === null) return <p className="text-sm text-muted">{texts.hints.helper}</p>;
  const name = nameOf(helperId);
  const rating = register.ratings.get(helperId) ?? 0;
  return (
    <>
      <span className="line-clamp-2 min-w-16 text-sm leading-tight font-extrabold">{texts.helps(name)}</span>
      <span className="flex shrink-0">
        {STARS.map((star) => (
          <button
            key={star}
            type="button"
            aria-label={texts.rate(star, name)}
            aria-pressed={star === rating}
            disabled={!canTap}
            onClick={() => say({ type: 'rating', studentId: helperId, rating: star })}
            className="grid h-10 w-7 place-items-center"
          >
            <Icon name="star" className={`size-6 ${star <= rating ? 'fill-gold text-gold-edge' : 'text-muted'}`} />
          </button>
        ))}
      </span>
      <Chip isChosen={false} onPress={() => say({ type: 'helper', studentId: null })}>
        {texts.nobodyHelps}
      </Chip>
    </>
  );
};

/** What the tool in the hand says. Always one line, so that the grid above stands still. */
const ToolOptions = ({ room }: { room: Room }) => {
  const { tool } = room.tool.choice;
  return (
    <fieldset aria-label={texts.options} className="flex min-h-10 min-w-0 items-center gap-1.5 overflow-x-auto">
      {tool === 'late' && <Minutes room={room} />}
      {speaks(tool) && <Sayings room={room} of={tool} />}
      {tool === 'helper' && <Helper room={room} />}
      {(tool === 'present' || tool === 'absent' || tool === 'excused') && (
        <p className="text-sm text-muted">
          {room.standing.length === 0 && !room.isEnded ? texts.first : texts.hints[tool]}
        </p>
      )}
    </fieldset>
  );
};

const LOOKS: Readonly<Record<Tool, readonly [icon: IconName, chosen: string]>> = {
  present: ['check', 'aria-pressed:bg-emerald aria-pressed:text-on-emerald'],
  late: ['clock', 'aria-pressed:bg-gold aria-pressed:text-on-gold'],
  absent: ['close', 'aria-pressed:bg-danger aria-pressed:text-card'],
  excused: ['enter', 'aria-pressed:bg-ink aria-pressed:text-paper'],
  positive: ['plus', 'aria-pressed:bg-correct aria-pressed:text-on-correct'],
  negative: ['minus', 'aria-pressed:bg-danger aria-pressed:text-card'],
  behavior: ['warning', 'aria-pressed:bg-danger aria-pressed:text-card'],
  helper: ['star', 'aria-pressed:bg-gold aria-pressed:text-on-gold'],
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
      icon={LOOKS[name][0]}
      aria-pressed={tool.choice.tool === name}
      onClick={() => tool.choose({ tool: name })}
      className={`border border-line bg-paper ${LOOKS[name][1]}`}
    >
      {toolNames[name]}
    </BarButton>
  ));

/** Takes back the own last tap; while several are chosen, the choice. */
const Undo = ({ room: { tool, lastOwn, undo } }: { room: Room }) => {
  const take = () => (tool.several ? tool.setSeveral(null) : lastOwn && undo(lastOwn.key));
  return (
    <BarButton
      icon={tool.several ? 'close' : 'undo'}
      disabled={!(tool.several || lastOwn)}
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

const LastTap = ({ room: { tool, lastOwn, nameOf, isCorrecting } }: { room: Room }) => {
  const said = lastOwn ? tapText(lastOwn, nameOf) : '';
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
