import { href, PUSH_WORKER_VERSION } from '@meetcute/core';
import { nameOf, type Translate } from '../../mails/translate.ts';
import type { Site } from '../../sites.ts';
import { sha256 } from '../../hash.ts';
import type { DigestEntry } from '../notifications/digest.ts';
import type { PushSubject } from './push-subject.ts';

/** What a push shows. A message's own words are never in it: screens lie about, locked ones too. */
export interface PushMessage {
  title: string;
  body: string;
  /** What replaces an earlier one about the same. */
  tag: string;
  /** A path of the site. */
  url: string;
}

/** A push about what is new at this moment; null where there is nothing any more. */
export function messageOf(
  { kind, about }: Pick<PushSubject, 'kind' | 'about'>,
  digest: readonly DigestEntry[],
  translate: Translate,
): PushMessage | null {
  const tag = `${kind} ${about}`;
  if (kind === 'account')
    return {
      title: translate(`mail:push.${about}`),
      body: translate('mail:push.check'),
      tag,
      url: href('account'),
    };
  const found = digest.find((each) =>
    kind === 'message' ? each.conversation === about : each.kind !== 'message' && each.other.id === about,
  );
  if (!found) return null;
  const { other, count } = found;
  const title = translate(`mail:push.${kind}`, { from: nameOf(translate, other), count });
  const url =
    kind === 'message'
      ? href('chats-chatId', { chatId: about })
      : href('members-memberId', { memberId: about });
  return { title, body: translate('mail:push.open'), tag, url };
}

/** What a browser's worker is sent: the message and the number for the app's icon. */
export const payloadOf = (message: PushMessage, digest: readonly DigestEntry[]): string =>
  JSON.stringify({
    version: PUSH_WORKER_VERSION,
    ...message,
    badge: digest.reduce((sum, { count }) => sum + count, 0),
  });

/** The tag as push services know it: they need not learn which conversation it is. */
export const topicOf = (site: Site, memberId: string, { tag }: PushMessage): string =>
  sha256(`${site.id} ${memberId} ${tag}`).slice(0, 32);
