import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listWords } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import type { IconName } from '../icon.tsx';
import { MoreButton } from '../more-button.tsx';
import { SearchBox } from '../search-box.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '../states.tsx';
import type { List } from './use-list.tsx';

type ListQuery = Pick<UseQueryResult, 'error' | 'refetch' | 'isPlaceholderData'> &
  Partial<Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>>;

export interface FrameProps<Row> {
  list: List;
  query: ListQuery;
  /** What has come so far; nothing while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  /** Which of the rows are shown, where they are all on the page and it looks through them itself. */
  shows?: (row: Row) => boolean;
  /** What the search box looks for. */
  search?: string;
  filters?: ReactNode;
  /** What else can be done with the whole list, beside the filters. */
  tools?: ReactNode;
  /** The list as a file. */
  file?: ReactNode;
  /** How many rows are drawn, and how more are, where not all that came are drawn at once. */
  part?: { most: number; onMore: () => void };
  /** How many there are, said above them. */
  note?: (shown: readonly Row[]) => ReactNode;
  /** When there is nothing at all. */
  empty: { icon: IconName; title: string; body: string; action?: ReactNode };
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const ListSkeleton = () => (
  <Loading>
    <div className="divide-y divide-line rounded-3xl border border-line bg-card">
      {ROWS.map((row) => (
        <div key={row} className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4 lg:py-3">
          <Bone className="h-6 w-2/3 lg:w-1/4" />
          <Bone className="h-5 w-28" />
          <Bone className="h-5 w-20" />
          <Bone className="h-5 w-24 max-lg:hidden" />
          <Bone className="h-9 w-36 lg:ms-auto" />
        </div>
      ))}
    </div>
  </Loading>
);

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon="search"
    title={listWords.notFound}
    body={listWords.notFoundBody}
    action={
      <Button look="soft" icon="close" onClick={onClear}>
        {listWords.clear}
      </Button>
    }
  />
);

const Filters = ({ list, search, filters, tools }: Pick<FrameProps<never>, 'list' | 'search' | 'filters' | 'tools'>) =>
  (search || filters || tools) && (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {search && (
        <SearchBox
          label={search}
          value={list.search}
          onSearch={(text) => list.set({ search: text || undefined })}
          className="min-w-0 flex-1 basis-64"
        />
      )}
      {filters}
      {tools}
    </div>
  );

type HeadProps = Pick<FrameProps<never>, 'file'> & { said: ReactNode; isUpdating: boolean };

/** How many there are, whether they are being read again, and the list as a file. */
const Head = ({ said, isUpdating, file }: HeadProps) =>
  (said || isUpdating) && (
    <div className="flex items-center gap-2">
      <p role="status" className="flex flex-1 flex-wrap gap-x-4 font-extrabold text-muted">
        {said}
        {isUpdating && <span className="animate-pulse">{listWords.updating}</span>}
      </p>
      {said && file}
    </div>
  );

/** Everything around the rows of a staff list: what is looked for, and what stands there while, after or instead of them. */
export const ListFrame = <Row,>({
  list,
  query,
  rows,
  shows,
  note,
  empty,
  file,
  part,
  children,
  ...bar
}: FrameProps<Row> & { children: (shown: readonly Row[]) => ReactNode }) => {
  const shown = shows ? rows?.filter(shows) : rows;
  const { error, hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = query;
  const said = shown && note?.(shown);
  const isCut = part !== undefined && shown !== undefined && shown.length > part.most;
  const showMore = () => {
    part?.onMore();
    if (!isCut) return fetchNextPage?.();
  };
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-2">
      <Filters list={list} {...bar} />
      {!shown && (error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <ListSkeleton />)}
      {shown && error && <Alert>{messageOf(error)}</Alert>}
      <Head said={said} isUpdating={query.isPlaceholderData} file={file} />
      {shown?.length === 0 && (list.isFiltered ? <NothingFound onClear={list.clear} /> : <EmptyState {...empty} />)}
      {shown && shown.length > 0 && (
        <div className="relative grid grid-cols-1 gap-3 lg:gap-2">
          {/* Over the end of the table's head, where there is room: a line of its own would cost a row. */}
          {!said && file && <span className="justify-self-end lg:absolute lg:end-2 lg:top-2.5 lg:z-30">{file}</span>}
          {children(shown)}
        </div>
      )}
      <MoreButton query={{ hasNextPage: isCut || hasNextPage, isFetchingNextPage, fetchNextPage: showMore }}>
        {listWords.more}
      </MoreButton>
    </div>
  );
};
