import { queryKeyOf } from '@meetcute/client';
import { type CaseQueue, caseQueue, deskCalls } from '@meetcute/contract/desk';
import { Button, EmptyState, SelectField } from '@meetcute/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useDesk, useStaff } from '../app/desk-context.ts';
import { CaseList } from '../parts/CaseList.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import { useTexts } from '../texts/texts.ts';
import { QueueTabs } from './QueueTabs.tsx';

/** First page: the reports and complaints that wait, and those that were decided. */
export function CasesScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const { sites } = useStaff();
  const [search, setSearch] = useSearchParams();
  const queue: CaseQueue = caseQueue.options.find((each) => each === search.get('list')) ?? 'open';
  const site = sites.find(({ id }) => id === search.get('site'))?.id;
  const query = { queue, ...(site === undefined ? {} : { site }) };
  const list = useInfiniteQuery({
    queryKey: queryKeyOf(deskCalls.listCases, query),
    queryFn: ({ pageParam, signal }) =>
      client.call(deskCalls.listCases, {
        query: { ...query, ...(pageParam ? { after: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    if (id === '') next.delete('site');
    else next.set('site', id);
    setSearch(next);
  };
  return (
    <Page title={t('cases.title')}>
      <QueueTabs queue={queue} search={search} waiting={list.data?.pages[0]?.waiting} />
      {sites.length > 1 && (
        <SelectField
          label={t('cases.site')}
          value={site ?? ''}
          placeholder={t('cases.allSites')}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
          style={{ inlineSize: 'min(20rem, 100%)' }}
        />
      )}
      <Loaded query={list}>
        {({ pages }) => {
          const cases = pages.flatMap((page) => page.cases);
          if (cases.length === 0) return <EmptyState title={t(`cases.empty.${queue}`)} />;
          return (
            <>
              <CaseList cases={cases} label={t('cases.list')} />
              {list.hasNextPage && (
                <Button
                  variant="quiet"
                  isPending={list.isFetchingNextPage}
                  onPress={() => void list.fetchNextPage()}
                  style={{ justifySelf: 'center' }}
                >
                  {t('cases.more')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
