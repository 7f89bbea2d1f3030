import type { MailedLink, World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { WorldParameter } from '@meetcute/storybook/stage';
import { userEvent } from 'storybook/test';
import type { Canvas } from './sign-up.ts';
import { withWorld, viewerOf } from './world.ts';

/** Token of the mailed link that stories open. */
export const token = 'mailed-token';

/** Password of every demo member. */
export const password = 'meetcute-demo';

/** Returns the recipient's id: the logged-in member or, for a visitor, the first member of the site. */
const receiver = (world: World): string =>
  world.browserSession === null ? ([...world.members.keys()][0] ?? '') : viewerOf(world).profile.id;

/** Returns a world parameter with an unused mailed link. `email` may depend on the world. */
export const withMailedLink = (
  { kind, email }: Pick<MailedLink, 'kind'> & { email?: string | ((world: World) => string) },
  rest: Omit<WorldParameter, 'change'> = {},
): WorldParameter =>
  withWorld(
    (world) =>
      void world.mailed.set(token, {
        kind,
        ...(email && { email: typeof email === 'string' ? email : email(world) }),
        member: receiver(world),
        to: '',
        isUsed: false,
      }),
    rest,
  );

/** Rate limit fault with a retry after 120 seconds. */
export const rateLimitFault = { kind: 'error', code: 'too_many_requests', retryAfter: 120 } as const;

const browsers = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 3],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    50,
  ],
  ['', 400],
] as const;

/** Adds further sessions of the member: a computer, a phone and one without a user agent. */
export function loggedInElsewhere(world: World): void {
  const { id } = viewerOf(world).profile;
  const now = world.now().getTime();
  for (const [userAgent, hours] of browsers) {
    const session = world.nextId('session-');
    const time = new Date(now - hours * 3_600_000).toISOString();
    world.sessions.set(session, id);
    world.browsers.set(session, { userAgent, createdAt: time, lastSeen: time });
  }
  world.browsers.set(world.browserSession ?? '', {
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    createdAt: new Date(now).toISOString(),
    lastSeen: new Date(now).toISOString(),
  });
}

/** Opens the account's menu in the frame of the page, and returns queries of it. */
export async function openAccountMenu(canvas: Canvas): Promise<ReturnType<typeof within>> {
  const [button] = await canvas.findAllByRole('button', { name: t('shell:account') });
  await userEvent.click(button!);
  const [menu] = await canvas.findAllByRole('group', { name: t('shell:account') });
  return within(menu!);
}
