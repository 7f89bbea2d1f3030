import { href, insertTiles } from '@meetcute/core';
import { ButtonLink, PageColumn, SearchFilters, SearchResults } from '@meetcute/kit';
import { useIsLoggedIn, useSearchFilters, useSettings, useSimilar, useTiles } from '@meetcute/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { SimilarMembers } from './SimilarMembers.tsx';
import { useResultSlots } from './useResultSlots.tsx';
import { useSearchPage } from './useSearchPage.ts';

export { forMembers } from './useResultSlots.tsx';

/** The sheet loads with the first press, because only a phone needs it. */
const loadSheet = () => import('./FiltersSheet.tsx').then(({ default: Sheet }) => Sheet);

/** The member search: filters, results, and an empty or error state (spec: route.members). */
export default function SearchScreen() {
  const { t } = useTranslation(['search', 'common', 'shell']);
  const isMember = useIsLoggedIn();
  const settings = useSettings();
  const { search, origin, onOpen } = useSearchPage();
  const { state } = search;
  const filters = useSearchFilters(search);
  const similar = useSimilar(origin, state);
  const { cams, adverts } = useTiles(state.filters, state.isInitialised);
  const items = useMemo(
    () => insertTiles(state.profiles, { cams, adverts }),
    [state.profiles, cams, adverts],
  );
  usePageTitle(t('title'));
  const isLoading = state.status === 'loading' || state.status === 'uninitialised';
  const isReplaced = isLoading && !state.requestedPage.isAdded;
  const isCounted = !isReplaced && (state.status === 'ready' || state.total > 0);
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
          {isReplaced ? t('common:loading') : isCounted && t('count', { count: state.total })}
        </p>
      </header>
      <SearchFilters filters={filters} loadSheet={loadSheet} count={isCounted ? state.total : null} />
      <SearchResults
        {...useResultSlots()}
        search={search}
        items={items}
        isPaged={settings.search_paging === 'pages'}
        widening={filters.widening}
        widened={filters.widened}
        emptyAction={
          isMember ? (
            <ButtonLink href={href('profile')}>{t('empty.profile')}</ButtonLink>
          ) : (
            <ButtonLink href={href('index')}>{t('shell:backHome')}</ButtonLink>
          )
        }
      />
      <SimilarMembers {...similar} />
    </PageColumn>
  );
}
