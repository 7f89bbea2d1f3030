import { Button, visuallyHiddenCss, EmptyState } from '@meetcute/kit';
import type { UseSearchResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNearEnd } from './useNearEnd.ts';

const End = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${vars.space[16]};

  > p {
    ${visuallyHiddenCss}
  }
`;

/**
 * End of results that load as it scrolls near. The button serves users who reach it first (spec:
 * search.results-infinite-scroll).
 */
export function MoreResults({
  state,
  onMore,
  onRetry,
}: Pick<UseSearchResult, 'state' | 'onMore' | 'onRetry'>) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const isReady = state.status === 'ready' && !state.hasEnded;
  const end = useNearEnd<HTMLDivElement>(isReady, onMore);
  if (state.hasEnded || state.profiles.length === 0) return null;
  const hasFailed = state.status === 'failed';
  return (
    <End ref={end}>
      {hasFailed && (
        <EmptyState
          isAlert
          drawing={<WifiSlash size={48} weight="light" />}
          title={t('failedMore.title')}
          text={t('failedMore.text')}
        />
      )}
      <p role="status">{state.status === 'loading' && t('loadingMore')}</p>
      {/* The same element after a failure, so that it keeps the focus. */}
      <Button
        variant={hasFailed ? 'primary' : 'quiet'}
        isPending={state.status === 'loading'}
        onPress={hasFailed ? onRetry : onMore}
      >
        {hasFailed ? common('tryAgain') : common('showMore')}
      </Button>
    </End>
  );
}
