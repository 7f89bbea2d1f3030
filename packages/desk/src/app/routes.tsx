import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { EmptyState } from '@meetcute/kit';
import { AuditScreen } from '../audit/AuditScreen.tsx';
import { CaseScreen } from '../cases/CaseScreen.tsx';
import { CasesScreen } from '../cases/CasesScreen.tsx';
import { MemberScreen } from '../members/MemberScreen.tsx';
import { MembersScreen } from '../members/MembersScreen.tsx';
import { PhotosScreen } from '../photos/PhotosScreen.tsx';
import { SetUpScreen } from '../set-up/SetUpScreen.tsx';
import { StaffAccountScreen } from '../staff/StaffAccountScreen.tsx';
import { StaffScreen } from '../staff/StaffScreen.tsx';
import { DeskShell } from './DeskShell.tsx';
import { Page } from '../parts/Page.tsx';
import { useTexts } from '../texts/texts.ts';

/** Page of an address that leads nowhere. */
function NotFound() {
  const t = useTexts();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState title={t('notFound.title')} text={t('notFound.text')} />
    </Page>
  );
}

/** Pages of the desk, below its path. All but the set-up need a log-in, which the shell shows. */
export const deskRoutes: RouteObject[] = [
  { path: '/set-up', element: <SetUpScreen /> },
  {
    element: <DeskShell />,
    children: [
      { path: '/', element: <CasesScreen /> },
      { path: '/cases/:site/:reference', element: <CaseScreen /> },
      { path: '/photos', element: <PhotosScreen /> },
      { path: '/members', element: <MembersScreen /> },
      { path: '/members/:site/:id', element: <MemberScreen /> },
      { path: '/staff', element: <StaffScreen /> },
      { path: '/staff/:id', element: <StaffAccountScreen /> },
      { path: '/audit', element: <AuditScreen /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** Creates a router that starts at a path and leaves the address bar alone, for stories. */
export const memoryRouter = (path: string): DataRouter =>
  createMemoryRouter(deskRoutes, { initialEntries: [path] });
