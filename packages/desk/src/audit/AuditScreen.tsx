import { queryFor } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { EmptyState, SelectField } from '@meetcute/kit';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../app/desk-context.ts';
import { useSearchChoice } from '../app/useSearchChoice.ts';
import { usePages } from '../app/usePages.ts';
import { useSiteChoice } from '../app/useSiteChoice.ts';
import { Filters } from '../parts/Filters.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { More } from '../parts/More.tsx';
import { Page } from '../parts/Page.tsx';
import { SiteField } from '../parts/SiteField.tsx';
import { useTexts } from '../texts/texts.ts';
import { AuditList } from './AuditList.tsx';

/** Returns the options of a field; what is chosen is among them, also when no entry has it any more. */
const optionsOf = (names: readonly string[] = [], chosenName: string) =>
  [...new Set([...names, ...(chosenName === '' ? [] : [chosenName])])].map((name) => ({
    value: name,
    label: name,
  }));

/** Page of the audit log, for admins. */
export function AuditScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const site = useSiteChoice();
  const [author, chooseAuthor] = useSearchChoice('author');
  const [action, chooseAction] = useSearchChoice('action');
  const query = { ...site, ...(author && { author }), ...(action && { action }) };
  const names = useQuery(queryFor(client, deskCalls.listAuditNames, site)).data;
  const log = usePages(deskCalls.listAudit, query, 'before');
  return (
    <Page title={t('audit.title')}>
      <Filters>
        <SiteField />
        <SelectField
          label={t('audit.author')}
          value={author}
          placeholder={t('audit.allAuthors')}
          options={optionsOf(names?.authors, author)}
          onChange={chooseAuthor}
        />
        <SelectField
          label={t('audit.action')}
          value={action}
          placeholder={t('audit.allActions')}
          options={optionsOf(names?.actions, action)}
          onChange={chooseAction}
        />
      </Filters>
      <Loaded query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <EmptyState title={t('audit.empty')} />;
          return (
            <>
              <AuditList entries={entries} />
              <More list={log} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
