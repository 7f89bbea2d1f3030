import type { UseSearchFiltersResult, UseSearchResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { failedDrawing } from '../drawings/Failed.tsx';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { RetryMessage } from '../feedback/RetryMessage.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { EmptySearch } from './EmptySearch.tsx';
import { MoreResults } from './MoreResults.tsx';
import { Pagination } from './Pagination.tsx';
import { ResultGrid, type ResultItem, type ResultSlots } from './ResultGrid.tsx';
import { WidenedSearch } from './WidenedSearch.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[6]};
`;

/** State of search results, for their `className` and `style` functions. */
export interface SearchResultsState {
  /** Progress of the search: 'uninitialised', 'loading', 'ready' or 'failed'. @selector [data-status] */
  status: UseSearchResult['state']['status'];
}

/** Props of `SearchResults`. */
export interface SearchResultsProps extends FrameProps<HTMLDivElement, SearchResultsState>, ResultSlots {
  /** The search, from `useSearch` or of your own. @selector [data-status] */
  search: Pick<UseSearchResult, 'state' | 'onMore' | 'onRetry' | 'onPage'>;
  /** Results in order, such as members with partner tiles among them, from `insertTiles` of `@meetcute/core`. */
  items: readonly ResultItem[];
  /** Whether results come in pages with buttons instead of loading while scrolling. Default: false. */
  isPaged?: boolean;
  /** How the search can be widened when nobody is found, from `useSearchFilters`; null for no way. Default: null. */
  widening?: UseSearchFiltersResult['widening'];
  /** Filters that found nobody and the way back to them, from `useSearchFilters`; null for none. Default: null. */
  widened?: UseSearchFiltersResult['widened'];
  /** Action when nobody is found and the search cannot be widened. Default: none. */
  emptyAction?: ReactNode;
}

/** Results of a search: grid, placeholders, errors, an empty state, and more results by scrolling or in pages. */
export function SearchResults({
  search,
  items,
  isPaged = false,
  widening = null,
  widened = null,
  emptyAction,
  profileHref,
  actions,
  menu,
  line,
  Card,
  Tile,
  ...otherProps
}: SearchResultsProps) {
  const { t } = useTranslation(['search', 'common']);
  const { state, onRetry, onPage } = search;
  const { status, total, page, requestedPage } = state;
  const frame = useFrame(otherProps, { status });
  const isLoading = status === 'loading' || status === 'uninitialised';
  const hasFailed = status === 'failed';
  return (
    <Frame {...frame}>
      <WidenedSearch widened={widened} />
      {hasFailed && items.length === 0 && (
        <EmptyState
          isAlert
          drawing={failedDrawing}
          title={t('failed.title')}
          text={t('failed.text')}
          action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
        />
      )}
      {isPaged && hasFailed && items.length > 0 && (
        <RetryMessage onRetry={onRetry}>
          {t('failedPage', { page: requestedPage.page })}. {t('failedMore.text')}
        </RetryMessage>
      )}
      {status === 'ready' && total === 0 ? (
        <EmptySearch widening={widening} action={emptyAction} />
      ) : (
        <ResultGrid
          items={items}
          isLoading={isLoading && !requestedPage.isAdded}
          label={t('results')}
          {...{ profileHref, actions, menu, line, Card, Tile }}
        />
      )}
      {isPaged && total > 0 && (
        <Pagination page={page} total={total} isDisabled={isLoading} onPage={onPage} />
      )}
      {!isPaged && <MoreResults search={search} />}
    </Frame>
  );
}
