import { createClient, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createWorld, respond, userOf } from '@meetcute/mocks';
import { createMeetcute, MeetcuteProvider } from '@meetcute/react/provider';
import type { ReactNode } from 'react';

const world = createWorld({ viewer: 'unpaid' });
const viewer = world.members.get(world.sessions.get(world.browserSession ?? '') ?? '')!;
const client = createClient({ fetch: (input, init) => respond(world, new Request(input, init)) });

const meetcute = createMeetcute({
  client,
  settings: world.settings,
  i18n: createI18n({ locale: 'en', messages: await catalogue('en') }),
});
meetcute.queryClient.setQueryData(queryKeyOf(calls.getUser), userOf(world, viewer));
meetcute.queryClient.setQueryData(queryKeyOf(calls.getLikes), { profiles: [], liked_by: [] });

/** Members of the page's site, the viewer excluded. */
export const members = [...world.members.values()]
  .map(({ profile }) => profile)
  .filter(({ images }) => images.length > 1);

/** Page of a signed-in member, in English, around components of the kit. */
export const Page = ({ children }: { children: ReactNode }) => (
  <MeetcuteProvider value={meetcute}>{children}</MeetcuteProvider>
);
