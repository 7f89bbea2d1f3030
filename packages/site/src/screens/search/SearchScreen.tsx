import { insertTiles } from '@meetcute/core';
import { Button, EmptyState, PageColumn, RetryMessage, SearchFilters } from '@meetcute/kit';
import { useSearchFilters, useSettings, useSimilar, useTiles } from '@meetcute/react';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { EmptySearch } from './EmptySearch.tsx';
import { MoreResults } from './MoreResults.tsx';
import { Pagination } from './Pagination.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { SimilarMembers } from './SimilarMembers.tsx';
import { useSearchPage } from './useSearchPage.ts';

/** The member search: filters, results, and an empty or error state (spec: route.members). */
export default function SearchScreen() {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const settings = useSettings();
  const { search, origin, onOpen } = useSearchPage();
  const { state, onPage, onMore, onRetry } = search;
  const filters = useSearchFilters(search);
  const similar = useSimilar(origin, state);
  const { cams, adverts } = useTiles(state.filters, state.isInitialised);
  const items = useMemo(
    () => insertTiles(state.profiles, { cams, adverts }),
    [state.profiles, cams, adverts],
  );
  usePageTitle(t('title'));
  const isEmpty = state.status === 'ready' && state.total === 0;
  const isLoading = state.status === 'loading' || state.status === 'uninitialised';
  const isReplaced = isLoading && !state.asked.isAdded;
  const isPaged = settings.search_paging === 'pages';
  return (
    <PageColumn
      onClickCapture={({ target }) => {
        const link = (target as Element).closest('[data-index] a[href]');
        if (link) onOpen(link.getAttribute('href') ?? '');
      }}
    >
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p data-part="count" role="status">
          {isReplaced
            ? common('loading')
            : (state.status === 'ready' || state.total > 0) && t('count', { count: state.total })}
        </p>
      </header>
      <SearchFilters filters={filters} />
      {state.status === 'failed' && items.length === 0 && (
        <EmptyState
          isAlert
          drawing={<WifiSlash size={48} weight="light" />}
          title={t('failed.title')}
          text={t('failed.text')}
          action={<Button onPress={onRetry}>{common('tryAgain')}</Button>}
        />
      )}
      {isPaged && state.status === 'failed' && items.length > 0 && (
        <RetryMessage onRetry={onRetry}>
          {t('failedPage', { page: state.asked.page })}. {t('failedMore.text')}
        </RetryMessage>
      )}
      {isEmpty ? (
        <EmptySearch widening={filters.widening} />
      ) : (
        <ResultGrid items={items} isLoading={isReplaced} label={t('results')} />
      )}
      {isPaged && state.total > 0 && (
        <Pagination page={state.page} total={state.total} isDisabled={isLoading} onPage={onPage} />
      )}
      {!isPaged && <MoreResults state={state} onMore={onMore} onRetry={onRetry} />}
      <SimilarMembers {...similar} />
    </PageColumn>
  );
}
