import { catalogue } from '@meetcute/i18n/catalogues';
import { MeetcuteProvider } from '@meetcute/react/provider';
import { defaultTheme, ThemeRoot } from '@meetcute/theme';
import { useState } from 'react';
import { create } from '../../src/create.ts';
import { Parts } from '../../src/Parts.tsx';
import type { Route } from './+types/home';

/** Loads the texts on the server; the browser gets them with the page. */
export const loader = async () => ({ locale: 'de' as const, messages: await catalogue('de') });

export default function Home({ loaderData }: Route.ComponentProps) {
  const [meetcute] = useState(() => create(loaderData));
  return (
    <MeetcuteProvider value={meetcute}>
      <ThemeRoot theme={defaultTheme} scheme="light">
        <Parts />
      </ThemeRoot>
    </MeetcuteProvider>
  );
}
