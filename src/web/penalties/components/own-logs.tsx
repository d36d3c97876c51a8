import { formatChildDay } from '#strings/dates';
import { ownConduct as texts } from '#strings/penalties/pupil';
import { percent } from '#strings/plural';
import type { ConductLog } from '#wire/penalties';
import { KIND_COLORS } from './conduct-bar.tsx';

const saying = ({ minutesLate, behaviorType }: ConductLog): string => {
  if (minutesLate !== null) return texts.late(minutesLate);
  return behaviorType ? texts.behavior[behaviorType] : texts.absent;
};

const Line = ({ log }: { log: ConductLog }) => (
  <li className={`flex gap-3 py-3 ${log.isCounted ? 'text-muted' : ''}`}>
    <span
      aria-hidden="true"
      className={`mt-2 size-3 shrink-0 rounded-full ${log.isCounted ? 'bg-line' : KIND_COLORS[log.type]}`}
    />
    <span className="grid min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-extrabold">{saying(log)}</span>
        <span className="text-sm">{log.isCounted ? texts.counted : percent(log.percent)}</span>
      </span>
      <time dateTime={log.logDate} className="text-sm text-muted">
        {formatChildDay(log.logDate)}
      </time>
      {log.note && (
        <span className="mt-1 rounded-2xl bg-paper px-3 py-1.5 text-base break-words">
          <span className="text-sm text-muted">{texts.note}</span> {log.note}
        </span>
      )}
    </span>
  </li>
);

export const OwnLogs = ({ logs }: { logs: readonly ConductLog[] }) => (
  <section aria-labelledby="conduct-logs" className="rounded-card bg-card p-5 shadow-card">
    <h2 id="conduct-logs" className="text-xl font-black">
      {texts.logs}
    </h2>
    <ul className="divide-y divide-line">
      {logs.map((log) => (
        <Line key={log.id} log={log} />
      ))}
    </ul>
    <p className="mt-2 text-sm text-muted">{texts.wrong}</p>
  </section>
);
