import type { ReactNode } from 'react';
import { connection } from '#strings/connection';
import { boundary } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

/** A grey shape of what is coming. */
export const Bone = ({ className = '' }: { className?: string }) => (
  <div className={`animate-pulse rounded-2xl bg-line ${className}`} />
);

interface BonesProps {
  layout?: string;
  look: string | readonly string[];
  times?: number;
}

/** Several of them, laid out as what is coming will be. */
export const Bones = ({ layout = 'grid gap-3', look, times = 1 }: BonesProps) => {
  const looks = Array.from({ length: times }, () => look).flat();
  return (
    <div className={layout}>
      {[...looks.entries()].map(([place, each]) => (
        <Bone key={place} className={each} />
      ))}
    </div>
  );
};

export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <span className="sr-only">{connection.loading}</span>
    {children}
  </div>
);

const Panel = ({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) => (
  <div className="mx-auto grid max-w-md justify-items-center gap-3 rounded-card bg-card p-8 text-center shadow-card">
    <span className="grid size-16 place-items-center rounded-full bg-emerald-soft text-emerald-ink">
      <Icon name={icon} className="size-8" />
    </span>
    <h2 className="text-xl font-black">{title}</h2>
    {children}
  </div>
);

interface EmptyStateProps {
  icon: IconName;
  title: string;
  body: string;
  action?: ReactNode;
}

/** Says what to do next. */
export const EmptyState = ({ icon, title, body, action }: EmptyStateProps) => (
  <Panel icon={icon} title={title}>
    <p className="text-muted">{body}</p>
    {action}
  </Panel>
);

export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <Panel icon="warning" title={boundary.title}>
      <p dir="auto" className="text-muted">
        {messageOf(error)}
      </p>
      <Button icon="refresh" onClick={onRetry}>
        {connection.retry}
      </Button>
    </Panel>
  </div>
);

/** For a small part of a page. */
export const SmallError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p role="alert" dir="auto" className="flex flex-wrap items-center gap-3 font-extrabold text-danger">
    {text}
    <Button look="plain" size="small" icon="refresh" onClick={onRetry}>
      {connection.retry}
    </Button>
  </p>
);

export interface LoadedProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Of bones. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brings; until then a skeleton, or what went wrong. What is there stays when a later reading fails. */
export const Loaded = <Data,>({ query: { data, error, refetch }, skeleton, children }: LoadedProps<Data>) => {
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading>{skeleton}</Loading>;
};
