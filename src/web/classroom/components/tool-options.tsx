import { type ReactNode, useState } from 'react';
import { RATING_MAX } from '#domain/classroom/taps';
import { MINUTES_LATE_MAX } from '#domain/penalties/incidents';
import { tools as texts } from '#strings/classroom/staff';
import { behaviorNames } from '#strings/penalties/words';
import { formatNumber } from '#strings/plural';
import { countIn } from '#web/ui/count-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isSameSaid, LATE_MINUTES, type Said, saidNow, sayingsOf, speaks } from '../tools.ts';
import type { Room } from '../use-room.ts';

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

const Sayings = ({ room: { tool, lesson }, of }: { room: Room; of: 'positive' | 'negative' | 'behavior' }) => {
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
export const ToolOptions = ({ room }: { room: Room }) => {
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
