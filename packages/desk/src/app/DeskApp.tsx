import type { Client } from '@meetcute/client';
import { useFileDropGuard } from '@meetcute/kit';
import { ThemeRoot } from '@meetcute/theme';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DeskContext } from './desk-context.ts';

/** Props of `DeskApp`. */
export interface DeskAppProps {
  /** Makes calls of the desk. */
  client: Client;
  /** Cache of their results, from `createDeskQueryClient`. */
  queries: QueryClient;
  /** Texts, from `loadDeskTexts`. */
  texts: i18n;
  /** Router of `deskRoutes`. */
  router: DataRouter;
  /** Name of the theme whose styles the page has. */
  template: string;
  /** Colour scheme. Default: the one of the system. */
  scheme?: 'light' | 'dark' | 'system';
}

/** Shows the staff desk. */
export function DeskApp({ client, queries, texts, router, template, scheme = 'system' }: DeskAppProps) {
  useFileDropGuard();
  const state = useMemo(() => ({ client, drafts: new Map<string, unknown>() }), [client]);
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <DeskContext value={state}>
          <ThemeRoot template={template} scheme={scheme} lang="en" style={{ minBlockSize: '100dvh' }}>
            <RouterProvider router={router} />
          </ThemeRoot>
        </DeskContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
