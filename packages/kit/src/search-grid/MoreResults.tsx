import { useNearEnd, type UseSearchResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { visuallyHiddenCss } from '../visually-hidden/visuallyHiddenCss.ts';

const End = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${vars.space[16]};

  > p {
    ${visuallyHiddenCss}
  }
`;

/** Props of `MoreResults`. */
export interface MoreResultsProps extends FrameProps<HTMLDivElement> {
  /** The search, from `useSearch` or of your own. */
  search: Pick<UseSearchResult, 'state' | 'onMore' | 'onRetry'>;
}

/**
 * End of results that load as it scrolls near. The button serves users who reach it first. Renders nothing at the end
 * of all results.
 */
export function MoreResults({ search: { state, onMore, onRetry }, ...given }: MoreResultsProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const isReady = state.status === 'ready' && !state.hasEnded;
  const end = useNearEnd<HTMLDivElement>(isReady, onMore);
  const frame = useFrame(given, {}, end);
  if (state.hasEnded || state.profiles.length === 0) return null;
  const hasFailed = state.status === 'failed';
  return (
    <End {...frame}>
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
