import { createClient, userQuery } from '@meetcute/client';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createWorld, respond } from '@meetcute/mocks';
import { createMeetcute, MeetcuteProvider } from '@meetcute/react/provider';
import { defaultTheme, ThemeRoot } from '@meetcute/theme';
import type { ReactNode } from 'react';

/** The member API in memory, with fictional people. A paying member is logged in. */
export const world = createWorld({ viewer: 'paid' });

const client = createClient({
  fetch: (input, init) => respond(world, new Request(input, init)),
});

export const meetcute = createMeetcute({
  client,
  settings: world.settings,
  i18n: createI18n({ locale: 'en', messages: await catalogue('en') }),
});

// Steps of the sign-up and sections of a profile start from the member.
await meetcute.queryClient.prefetchQuery(userQuery(client));

export const DemoApp = ({ children }: { children: ReactNode }) => (
  <MeetcuteProvider value={meetcute}>
    <ThemeRoot theme={defaultTheme}>{children}</ThemeRoot>
  </MeetcuteProvider>
);
