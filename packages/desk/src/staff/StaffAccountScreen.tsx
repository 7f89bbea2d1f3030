import { queryFor } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { EmptyState, StatusMessage } from '@meetcute/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useDesk, useStaff } from '../app/desk-context.ts';
import { staffKey } from '../app/query-client.ts';
import { Columns } from '../parts/Columns.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import { Section } from '../parts/Section.tsx';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccountActs } from './AccountActs.tsx';
import { hasEverySite, siteNames } from './access-rules.ts';

/** Page of an account of the staff, for admins: role, sites, reset and disabling. */
export function StaffAccountScreen() {
  const t = useTexts();
  const viewer = useStaff();
  const { client } = useDesk();
  const queries = useQueryClient();
  const { id = '' } = useParams();
  const options = queryFor(client, deskCalls.listStaff);
  const staffQuery = useQuery(options);
  const account = staffQuery.data?.staff.find((each) => each.id === id);
  const [done, setDone] = useState<'change' | 'disable' | 'reset' | null>(null);
  const onDone = (act: 'change' | 'disable' | 'reset') => {
    setDone(act);
    void queries.invalidateQueries({ queryKey: options.queryKey });
    // The role and sites of the reader may have changed.
    if (id === viewer.id) void queries.invalidateQueries({ queryKey: staffKey });
  };
  return (
    <Page title={account?.name ?? t('staff.title')}>
      <Link to="/staff">{t('staff.back')}</Link>
      <StatusMessage>{done && t(`staff.done.${done}`)}</StatusMessage>
      <Loaded query={staffQuery}>
        {({ staff }) =>
          account ? (
            <Columns>
              <div>
                <Facts
                  facts={[
                    [t('member.state'), t(`staff.states.${account.state}`)],
                    [t('staff.role'), t(`staff.roles.${account.role}`)],
                    [t('staff.sites'), siteNames(viewer, account.sites)?.join(', ') ?? t('staff.everySite')],
                    [t('member.email'), <bdi key="email">{account.email}</bdi>],
                    [t('staff.since'), momentText(account.created_at)],
                  ]}
                />
                <Section title={t('staff.account')}>
                  <AccountActs account={account} isOwn={id === viewer.id} onDone={onDone} />
                </Section>
              </div>
              <div>
                <Section title={t('staff.change')}>
                  <AccessForm
                    account={account}
                    canGiveEverySite={hasEverySite(viewer, staff)}
                    onDone={() => onDone('change')}
                  />
                </Section>
              </div>
            </Columns>
          ) : (
            <EmptyState title={t('notFound.title')} text={t('notFound.text')} />
          )
        }
      </Loaded>
    </Page>
  );
}
