import { MoreEntries } from '@meetcute/kit';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTexts } from '../texts/texts.ts';

/** Props of `More`. */
export interface MoreProps {
  /** Query of the list. */
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

/** Button that loads the next page of a list. Renders nothing at its end. */
export function More({ list }: MoreProps) {
  const t = useTexts();
  const load = list.hasNextPage ? () => void list.fetchNextPage() : null;
  return (
    <MoreEntries
      isAutomatic={false}
      next={{ load, isLoading: list.isFetchingNextPage, hasFailed: list.isFetchNextPageError }}
      failedTitle={t('failed.load')}
    />
  );
}
