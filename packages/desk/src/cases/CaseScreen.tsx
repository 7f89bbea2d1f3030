import { queryFor } from '@meetcute/client';
import { type DeskCase, deskCalls } from '@meetcute/contract/desk';
import { StatusMessage } from '@meetcute/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useDesk } from '../app/desk-context.ts';
import { CaseList } from '../parts/CaseList.tsx';
import { Columns } from '../parts/Columns.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import { Section } from '../parts/Section.tsx';
import { useTexts } from '../texts/texts.ts';
import { CaseHistory } from './CaseHistory.tsx';
import { Decide } from './Decide.tsx';
import { Evidence } from './Evidence.tsx';
import { People } from './People.tsx';

/** Page of a report or complaint: what, who, what was decided, and the form to decide. */
export function CaseScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const queries = useQueryClient();
  const { site = '', reference = '' } = useParams();
  const options = queryFor(client, deskCalls.getCase, { site, reference });
  const caseQuery = useQuery(options);
  const [isStored, setIsStored] = useState(false);
  const titleOf = (deskCase: DeskCase | undefined) => {
    if (!deskCase) return t('cases.title');
    return deskCase.kind === 'report'
      ? t('case.about', { name: deskCase.about })
      : t('case.complaint', { subject: deskCase.about });
  };
  const onStored = (next: DeskCase) => {
    queries.setQueryData(options.queryKey, next);
    void queries.invalidateQueries({ queryKey: [deskCalls.listCases.name] });
    setIsStored(true);
  };
  return (
    <Page title={titleOf(caseQuery.data)}>
      <Link to="/">{t('case.back')}</Link>
      <StatusMessage>{isStored && t('case.stored')}</StatusMessage>
      <Loaded query={caseQuery}>
        {(deskCase) => (
          <Columns>
            <div>
              <Evidence shown={deskCase} />
              <People shown={deskCase} />
              <CaseHistory shown={deskCase} />
              {deskCase.kind === 'report' && (
                <Section title={t('case.earlier')}>
                  {deskCase.earlier.length === 0 ? (
                    <p>{t('case.noEarlier')}</p>
                  ) : (
                    <CaseList cases={deskCase.earlier} label={t('case.earlier')} />
                  )}
                </Section>
              )}
            </div>
            <div>
              <Decide
                shown={deskCase}
                onStored={onStored}
                onConflict={async () => (await caseQuery.refetch()).error === null}
              />
            </div>
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}
