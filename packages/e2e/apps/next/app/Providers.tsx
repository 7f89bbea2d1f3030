'use client';

import type { createI18n } from '@meetcute/i18n';
import { MeetcuteProvider } from '@meetcute/react/provider';
import { defaultTheme, ThemeRoot } from '@meetcute/theme';
import { useState, type ReactNode } from 'react';
import { create } from '../src/create.ts';

interface ProvidersProps {
  /** Language and texts, from a server component. */
  i18n: Parameters<typeof createI18n>[0];
  children: ReactNode;
}

/** Providers of the parts. */
export function Providers({ i18n, children }: ProvidersProps) {
  const [meetcute] = useState(() => create(i18n));
  return (
    <MeetcuteProvider value={meetcute}>
      <ThemeRoot theme={defaultTheme} scheme="light">
        {children}
      </ThemeRoot>
    </MeetcuteProvider>
  );
}
