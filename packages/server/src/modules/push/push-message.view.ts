import { href, PUSH_WORKER_VERSION, profileHref } from '@meetcute/core';
import { nameOf, type Translate } from '../../mails/translate.ts';
import type { Site } from '../../sites.ts';
import { sha256 } from '../../hash.ts';
import type { DigestEntry } from '../notifications/digest.rules.ts';
import type { PushSubject } from './push-subject.rules.ts';

/** Content of a push. It never contains a message's text, because locked screens show it. */
export interface PushMessage {
  /** First line. */
  title: string;
  /** Second line. */
  body: string;
  /** A push with the same tag replaces the earlier one. */
  tag: string;
  /** Path of the page to open. */
  url: string;
}

/** Returns the push for the current state; null when there is nothing new any more. */
export function messageOf(
  { kind, about }: Pick<PushSubject, 'kind' | 'about'>,
  digest: readonly DigestEntry[],
  translate: Translate,
): PushMessage | null {
  const tag = `${kind} ${about}`;
  if (kind === 'account' && about === 'decision')
    return {
      title: translate('mail:push.decision'),
      body: translate('mail:push.open'),
      tag,
      url: href('reports'),
    };
  if (kind === 'account')
    return {
      title: translate(`mail:push.${about}`),
      body: translate('mail:push.check'),
      tag,
      url: href('account'),
    };
  const entry = digest.find((each) =>
    kind === 'message' ? each.conversation === about : each.kind !== 'message' && each.other.id === about,
  );
  if (!entry) return null;
  const { other, count } = entry;
  const title = translate(`mail:push.${kind}`, { from: nameOf(translate, other), count });
  const url = kind === 'message' ? href('chats-chatId', { chatId: about }) : profileHref({ id: about });
  return { title, body: translate('mail:push.open'), tag, url };
}

/** Serialises the message and the badge number of the app icon for the browser's service worker. */
export const payloadOf = (message: PushMessage, digest: readonly DigestEntry[]): string =>
  JSON.stringify({
    version: PUSH_WORKER_VERSION,
    ...message,
    badge: digest.reduce((sum, { count }) => sum + count, 0),
  });

/** Returns the tag as a hash, so that push services do not learn the conversation. */
export const topicOf = (site: Site, memberId: string, { tag }: PushMessage): string =>
  sha256(`${site.id} ${memberId} ${tag}`).slice(0, 32);
