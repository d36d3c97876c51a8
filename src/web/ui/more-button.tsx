import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';

interface MoreButtonProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage'> & { fetchNextPage: () => unknown };
  children: string;
}

/** Under a list that came in part, in a grid; nothing once all of it is here. */
export const MoreButton = ({ query, children }: MoreButtonProps) =>
  query.hasNextPage && (
    <Button
      look="plain"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      className="justify-self-center"
    >
      {children}
    </Button>
  );
