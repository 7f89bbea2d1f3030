import { queryKeyOf } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { Button, EmptyState, SelectField } from '@meetcute/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useDesk, useStaff } from '../app/desk-context.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import { useTexts } from '../texts/texts.ts';
import { AuditList } from './AuditList.tsx';

/** Page of the audit log, for admins. */
export function AuditScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const { sites } = useStaff();
  const [search, setSearch] = useSearchParams();
  const site = sites.find(({ id }) => id === search.get('site'))?.id;
  const query = site === undefined ? {} : { site };
  const log = useInfiniteQuery({
    queryKey: queryKeyOf(deskCalls.listAudit, query),
    queryFn: ({ pageParam, signal }) =>
      client.call(deskCalls.listAudit, {
        query: { ...query, ...(pageParam ? { before: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Page title={t('audit.title')}>
      {sites.length > 1 && (
        <SelectField
          label={t('cases.site')}
          value={site ?? ''}
          placeholder={t('cases.allSites')}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => setSearch(id === '' ? {} : { site: id })}
          style={{ inlineSize: 'min(20rem, 100%)' }}
        />
      )}
      <Loaded query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <EmptyState title={t('audit.empty')} />;
          return (
            <>
              <AuditList entries={entries} />
              {log.hasNextPage && (
                <Button
                  variant="quiet"
                  isPending={log.isFetchingNextPage}
                  onPress={() => void log.fetchNextPage()}
                  style={{ justifySelf: 'center' }}
                >
                  {t('audit.more')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
