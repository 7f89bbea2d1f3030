import type { UseSearchResult } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { MoreEntries } from '../feedback/MoreEntries.tsx';
import type { FrameProps } from '../frame/useFrame.ts';

/** Props of `MoreResults`. */
export interface MoreResultsProps extends FrameProps<HTMLDivElement> {
  /** The search, from `useSearch` or of your own. */
  search: Pick<UseSearchResult, 'state' | 'onMore' | 'onRetry'>;
}

/**
 * End of results that load as it scrolls near. The button serves users who reach it first. Renders nothing at the end
 * of all results.
 */
export function MoreResults({ search: { state, onMore, onRetry }, ...otherProps }: MoreResultsProps) {
  const { t } = useTranslation('search');
  const hasFailed = state.status === 'failed';
  const isOver = state.hasEnded || state.profiles.length === 0;
  return (
    <MoreEntries
      {...otherProps}
      next={{
        load: isOver ? null : hasFailed ? onRetry : onMore,
        isLoading: state.status === 'loading',
        hasFailed,
      }}
      failedTitle={t('failedMore.title')}
      failedText={t('failedMore.text')}
      loadingText={t('loadingMore')}
    />
  );
}
