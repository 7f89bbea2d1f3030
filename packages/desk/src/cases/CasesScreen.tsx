import { type CaseQueue, caseQueue, deskCalls } from '@meetcute/contract/desk';
import { EmptyState } from '@meetcute/kit';
import { useSearchParams } from 'react-router';
import { usePages } from '../app/usePages.ts';
import { useSiteChoice } from '../app/useSiteChoice.ts';
import { CaseList } from '../parts/CaseList.tsx';
import { Filters } from '../parts/Filters.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { More } from '../parts/More.tsx';
import { Page } from '../parts/Page.tsx';
import { SiteField } from '../parts/SiteField.tsx';
import { useTexts } from '../texts/texts.ts';
import { QueueTabs } from './QueueTabs.tsx';

/** First page: the reports and complaints that wait, and those that were decided. */
export function CasesScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const queue: CaseQueue = caseQueue.options.find((each) => each === search.get('list')) ?? 'open';
  const query = { queue, ...useSiteChoice() };
  const list = usePages(deskCalls.listCases, query, 'after');
  return (
    <Page title={t('cases.title')}>
      <QueueTabs queue={queue} search={search} waiting={list.data?.pages[0]?.waiting} />
      <Filters>
        <SiteField />
      </Filters>
      <Loaded query={list}>
        {({ pages }) => {
          const cases = pages.flatMap((page) => page.cases);
          if (cases.length === 0) return <EmptyState title={t(`cases.empty.${queue}`)} />;
          return (
            <>
              <CaseList cases={cases} label={t('cases.list')} />
              <More list={list} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
