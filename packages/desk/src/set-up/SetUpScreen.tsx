import { deskCalls } from '@meetcute/contract/desk';
import { EmptyState, FormLayout } from '@meetcute/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDesk } from '../app/desk-context.ts';
import { hasCode } from '../app/problem.ts';
import { staffKey } from '../app/query-client.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { useTexts } from '../texts/texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForm } from './SetUpForm.tsx';

/** Page of a set-up link: password, second factor, recovery codes. The token is the hash, which no server and log sees. */
export function SetUpScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const link = useQuery({
    queryKey: ['startSetUp', token],
    queryFn: ({ signal }) => client.call(deskCalls.startSetUp, { payload: { token: token || '-' }, signal }),
    staleTime: Infinity,
  });
  if (hasCode(link.error, 'bad_token'))
    return (
      <main>
        <EmptyState level={1} title={t('setUp.badTitle')} text={t('setUp.bad')} />
      </main>
    );
  return (
    <main>
      <FormLayout>
        <h1>{codes ? t('setUp.codesTitle') : t('setUp.title')}</h1>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => void navigate('/', { replace: true })} />
        ) : (
          <Loaded query={link}>
            {(account) => (
              <SetUpForm
                token={token}
                account={account}
                onDone={(staff, recovery) => {
                  queries.setQueryData(staffKey, staff);
                  setCodes(recovery);
                }}
              />
            )}
          </Loaded>
        )}
      </FormLayout>
    </main>
  );
}
