import { queryFor } from '@meetcute/client';
import { deskCalls, type MemberAct } from '@meetcute/contract/desk';
import { StatusMessage } from '@meetcute/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { siteName, useDesk, useStaff } from '../app/desk-context.ts';
import { AccountState } from '../parts/AccountState.tsx';
import { CaseList } from '../parts/CaseList.tsx';
import { Columns } from '../parts/Columns.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import { Section } from '../parts/Section.tsx';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';
import { ActForm } from './ActForm.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { Credits } from './Credits.tsx';

/** Page of a member: account, cases, and the form to act without a report. */
export function MemberScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const staff = useStaff();
  const queries = useQueryClient();
  const { site = '', id = '' } = useParams();
  const options = queryFor(client, deskCalls.getDeskMember, { site, id });
  const memberQuery = useQuery(options);
  const [done, setDone] = useState<MemberAct | 'correct' | null>(null);
  return (
    <Page title={memberQuery.data?.name ?? t('members.title')}>
      <StatusMessage>{done && t(done === 'correct' ? 'credits.done' : `member.done.${done}`)}</StatusMessage>
      <Loaded query={memberQuery}>
        {(member) => (
          <Columns>
            <div>
              <Facts
                facts={[
                  [t('member.state'), <AccountState key="state" {...member} />],
                  [t('member.site'), siteName(staff, site)],
                  [t('member.email'), <bdi key="email">{member.email}</bdi>],
                  [
                    t('member.id'),
                    <span key="id" translate="no">
                      {member.id}
                    </span>,
                  ],
                  [t('member.since'), momentText(member.created_at)],
                  [
                    t('member.active'),
                    member.last_active_at === null ? t('member.never') : momentText(member.last_active_at),
                  ],
                ]}
              />
              {[
                { title: t('member.about'), cases: member.about },
                { title: t('member.sent'), cases: member.sent },
              ].map(({ title, cases }) => (
                <Section key={title} title={title}>
                  {cases.length === 0 ? <p>{t('member.none')}</p> : <CaseList cases={cases} label={title} />}
                </Section>
              ))}
              <Credits site={site} id={id} />
            </div>
            <div>
              <Section title={t('member.act')}>
                <ActForm
                  member={member}
                  onDone={(next, act) => {
                    queries.setQueryData(options.queryKey, next);
                    setDone(act);
                  }}
                  onConflict={() => void memberQuery.refetch()}
                />
              </Section>
              {staff.role === 'admin' && (
                <Section title={t('credits.correct')}>
                  <CorrectionForm member={member} onDone={() => setDone('correct')} />
                </Section>
              )}
            </div>
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}
