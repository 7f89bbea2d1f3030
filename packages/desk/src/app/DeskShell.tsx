import { queryFor } from '@meetcute/client';
import { deskCalls, type StaffMember } from '@meetcute/contract/desk';
import { RetryMessage } from '@meetcute/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LogInScreen } from '../log-in/LogInScreen.tsx';
import { Loading } from '../parts/Loading.tsx';
import { useTexts } from '../texts/texts.ts';
import { StaffContext, useDesk } from './desk-context.ts';
import { hasCode } from './problem.ts';
import { staffKey } from './query-client.ts';
import { TopBar } from './TopBar.tsx';

/** Frame of every page for the staff: the bar with the navigation, or the log-in. */
export function DeskShell() {
  const t = useTexts();
  const { client, drafts } = useDesk();
  const queries = useQueryClient();
  const { key } = useLocation();
  const [last, setLast] = useState<string | null>(null);
  const {
    data: staff,
    error,
    refetch,
  } = useQuery<StaffMember | null>({
    ...queryFor(client, deskCalls.getStaff),
    staleTime: Infinity,
  });
  const logIn = (next: StaffMember) => {
    // Somebody else must not find what the last one typed or read.
    if (last !== next.id) drafts.clear();
    setLast(next.id);
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== staffKey[0] });
    queries.setQueryData(staffKey, next);
  };
  if (staff) {
    if (last === null) setLast(staff.id);
    return (
      <StaffContext value={staff}>
        <TopBar />
        <Outlet key={staff.id} />
      </StaffContext>
    );
  }
  if (staff === null || hasCode(error, 'not_logged_in'))
    return <LogInScreen isEnded={last !== null} onDone={logIn} key={key} />;
  if (error) return <RetryMessage onRetry={() => void refetch()}>{t('failed.load')}</RetryMessage>;
  return <Loading />;
}
