import { createClient } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { MeetcuteProvider } from '@meetcute/react';
import { ThemeRoot } from '@meetcute/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useHref, useNavigate } from 'react-router';
import { brandsCss } from './brands.ts';
import type { Look } from './toolbar.ts';

export interface StageProps {
  look: Look;
  texts: i18n;
  settings: Settings;
  children: ReactNode;
}

function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}

/** Where a part stands in a story: a brand, a language, a client on mocked calls, and links that lead nowhere. */
export function Stage({ look, texts, settings, children }: StageProps) {
  const [client] = useState(() => createClient());
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <ThemeRoot template={look.template} scheme={look.scheme} lang={texts.language}>
      <style>{brandsCss}</style>
      <I18nextProvider i18n={texts}>
        <I18nProvider locale={texts.language}>
          <QueryClientProvider client={queryClient}>
            <MeetcuteProvider client={client} settings={settings}>
              <MemoryRouter>
                <Links>{children}</Links>
              </MemoryRouter>
            </MeetcuteProvider>
          </QueryClientProvider>
        </I18nProvider>
      </I18nextProvider>
    </ThemeRoot>
  );
}
