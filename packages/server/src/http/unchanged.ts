import { type CallDefinition, isConditional } from '@meetcute/contract';
import { isPremium } from '@meetcute/core';
import { sha256 } from '../hash.ts';
import type { Member } from '../modules/members/members.table.ts';
import { premiumOf } from '../modules/members/members.view.ts';

/**
 * Milliseconds after which a response is read again without a new event. Profiles in it change without one: when other
 * members edit theirs, go online or delete their account.
 */
const READ_AGAIN = 300_000;

/** A member who makes a call. */
interface TaggedRequest {
  call: CallDefinition;
  member: Member | null;
  url: URL;
  now: Date;
}

/**
 * Returns the `ETag` of a response, from what is known before the response is read; null for a call without tags, and
 * for one conversation, which is opened and removed without an event while it is empty. It is weak, because compressed
 * responses have it too.
 *
 * Members get new tags at different times, so that they do not all read again at once.
 */
export function tagOf({ call, member, url, now }: TaggedRequest): string | null {
  if (!member || !isConditional(call) || url.searchParams.has('conversation')) return null;
  const offset = Buffer.from(sha256(member.id), 'base64url').readUInt32BE() % READ_AGAIN;
  const period = Math.floor((now.getTime() + offset) / READ_AGAIN);
  const parts = [member.siteId, member.id, member.eventSeq, isPremium(premiumOf(member), now), period];
  return `W/"${sha256(JSON.stringify([...parts, url.pathname, url.search])).slice(0, 22)}"`;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether a request names the tag, so that a response without a body is enough. */
export const hasTag = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').map(opaque).includes(opaque(tag));
