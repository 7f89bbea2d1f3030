import type { MailedLink, World } from '@meetcute/mocks';
import type { WorldParameter } from '../.storybook/world.ts';
import { happening, me } from './happening.ts';

/** The token of the link that these stories open. */
export const token = 'mailed-token';

/** The password of every demo member. */
export const password = 'meetcute-demo';

/** Who a link was mailed to: the member of the browser or, for a visitor, the first one of the site. */
const receiver = (world: World): string =>
  world.browserSession === null ? ([...world.members.keys()][0] ?? '') : me(world).profile.id;

/** A world in which this link was mailed and not used yet. */
export const mailed = (
  link: Pick<MailedLink, 'kind' | 'email'>,
  rest: Omit<WorldParameter, 'change'> = {},
): WorldParameter =>
  happening(
    (world) => void world.mailed.set(token, { ...link, member: receiver(world), to: '', isUsed: false }),
    rest,
  );

/** A fault that says to come back in two minutes. */
export const throttled = { kind: 'error', code: 'too_many_requests', retryAfter: 120 } as const;
