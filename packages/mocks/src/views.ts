import type {
  ChatItem,
  DocumentVersion,
  LikeEntry,
  MemberEvent,
  Message,
  Profile,
  User,
} from '@meetcute/contract';
import {
  ageOn,
  currentDocuments,
  documentsDue,
  FALLBACK_TIMEZONE,
  identifyReader,
  isPremium,
  mailProviderOf,
  seesReadReceipts,
  selectPersonal,
  shownProfile,
} from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import { isHidden } from './suspension.ts';
import type { World } from './world.ts';
import type { Conversation, Like, Member } from './records.ts';

/** Returns the time zone of a member. */
export const resolveTimeZone = ({ timezone = FALLBACK_TIMEZONE }: Member): string => timezone;

/**
 * Returns the profile of a member with the age of today in the member's time zone. People of the demo, who have no time
 * zone, keep the age of their story.
 */
export const profileToday = ({ now }: World, { profile, timezone }: Member): Profile =>
  timezone === undefined || profile.date_of_birth === null
    ? profile
    : { ...profile, age: ageOn(profile.date_of_birth, now(), timezone) };

/**
 * Returns the profile page of a member as other members see it: age instead of birth date, activity rounded,
 * only the fields that the site shows, and sensitive ones only with consent and never to visitors.
 */
export function profilePageFor(world: World, member: Member, viewer: Member | null): Profile {
  const profile = profileToday(world, member);
  const reader = identifyReader(profile.id, viewer?.profile.id ?? null);
  if (reader === 'self') return profile;
  const personal = selectPersonal(profile.personal, { consent: member.sensitiveConsent, reader });
  return shownProfile({ ...profile, personal }, world.settings);
}

/** Returns the versions of legal texts that a member accepted. */
export const consentsOf = ({ consents }: World, { profile }: Member): readonly DocumentVersion[] =>
  consents.get(profile.id) ?? currentDocuments(legalVersions);

/** Returns a profile as other members see it in lists and events: without any sensitive value. */
export const profileFor = (world: World, member: Member, viewer: Member | null): Profile =>
  profilePageFor(world, { ...member, sensitiveConsent: null }, viewer);

/** Returns whether a member has premium now. */
export const hasPremium = ({ now }: World, { premiumUntil }: Member): boolean =>
  isPremium({ premium_until: premiumUntil }, now());

/** Returns whether a member sees when their messages were read. */
export const isReadShownTo = ({ settings, now }: World, { premiumUntil }: Member): boolean =>
  seesReadReceipts({ premium_until: premiumUntil }, settings, now());

/** Returns the account as its own member sees it. */
export const userOf = (world: World, member: Member): User => ({
  email: member.email,
  email_confirmed: member.emailConfirmed,
  mailprovider: mailProviderOf(member.email),
  fictional_icon: world.settings.fictional_icon,
  loggedIn: true,
  paid_user: hasPremium(world, member),
  premium_until: member.premiumUntil,
  signup_date: member.signupDate,
  credits: member.credits,
  sensitive_consent: member.sensitiveConsent,
  advertising_since: member.advertisingSince ?? null,
  profile: profileToday(world, member),
  consents_due: documentsDue(consentsOf(world, member), legalVersions),
});

/** Whether a block in either direction hides two members from each other. */
export const areBlocked = (world: World, a: string, b: string): boolean =>
  world.blocks.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));

const likes = (world: World, sender: string, recipient: string) =>
  world.likes.some((like) => like.from === sender && like.to === recipient);

/** Returns a like as one of the two members sees it; `other` is the member on the card. */
export function likeEntryOf(world: World, like: Like, viewer: Member): LikeEntry | null {
  const isReceived = like.to === viewer.profile.id;
  const other = world.members.get(isReceived ? like.from : like.to);
  if (!other || isHidden(world, other) || areBlocked(world, viewer.profile.id, other.profile.id)) return null;
  return {
    ...profileFor(world, other, viewer),
    like_new: isReceived && like.isNew,
    did_like_profile: likes(world, viewer.profile.id, other.profile.id),
    liked_at: like.at,
  };
}

const isUpTo = (id: string, position: string | undefined) => BigInt(id) <= BigInt(position ?? '0');

/** Returns the state of a message: its stored one, or a later one by the other member's positions. */
function stateOf(
  { members, readUntil, deliveredUntil }: Conversation,
  message: Message,
  isReadShown: boolean,
): Message['state'] {
  const reader = members.find((id) => id !== message.sender) ?? '';
  if (message.state === 'read' || isUpTo(message.id, readUntil[reader]))
    return isReadShown ? 'read' : 'delivered';
  return isUpTo(message.id, deliveredUntil?.[reader]) ? 'delivered' : message.state;
}

/**
 * Returns the messages of a conversation that a member has not deleted. Without read receipts, own messages that
 * were read count as delivered.
 */
export function visibleMessages(world: World, conversation: Conversation, member: string): Message[] {
  const viewer = world.members.get(member);
  const isShown = viewer !== undefined && isReadShownTo(world, viewer);
  const isReadShown = ({ sender }: Message) => sender !== member || isShown;
  const clearedPosition = conversation.clearedUntil?.[member];
  return conversation.messages
    .filter(({ id }) => !isUpTo(id, clearedPosition))
    .map((message) => ({ ...message, state: stateOf(conversation, message, isReadShown(message)) }));
}

/** Marks messages as delivered to a member and notifies their senders. */
export function arrive(world: World, member: string, messages: readonly Message[]): void {
  for (const { id, conversation: place, sender, state } of messages) {
    const conversation = world.conversations.get(place);
    if (sender === member || state !== 'sent' || !conversation) continue;
    if (isUpTo(id, conversation.deliveredUntil?.[member]) || isUpTo(id, conversation.readUntil[member]))
      continue;
    conversation.deliveredUntil = { ...conversation.deliveredUntil, [member]: id };
    append(world, sender, 'delivered', { conversation: place, reader: member, delivered_until: id });
  }
}

/** Returns a conversation as an item of one member's list. */
export function chatItemOf(world: World, conversation: Conversation, viewer: Member): ChatItem | null {
  const otherId = conversation.members.find((id) => id !== viewer.profile.id);
  const other = otherId === undefined ? undefined : world.members.get(otherId);
  if (!other || isHidden(world, other) || areBlocked(world, viewer.profile.id, other.profile.id)) return null;
  const readUntil = BigInt(conversation.readUntil[viewer.profile.id] ?? '0');
  const isUnread = (message: { id: string; sender: string }) =>
    message.sender !== viewer.profile.id && BigInt(message.id) > readUntil;
  const visible = visibleMessages(world, conversation, viewer.profile.id);
  const last = visible.at(-1) ?? null;
  return {
    conversation: { id: conversation.id },
    profile: profileFor(world, other, viewer),
    num_unread_messages: visible.filter(isUnread).length,
    last_message: last,
    updated_at: last?.sent_at ?? conversation.restartedAt?.[viewer.profile.id] ?? conversation.createdAt,
  };
}

type EventOf<T extends MemberEvent['type']> = Extract<MemberEvent, { type: T }>;

/** Appends an event to a member's log and notifies its listeners. */
export function append<T extends MemberEvent['type']>(
  world: World,
  member: string,
  type: T,
  data: EventOf<T>['data'],
): void {
  const log = world.events.get(member) ?? [];
  const event = { id: String(log.length + 1), type, at: world.now().toISOString(), data } as MemberEvent;
  world.events.set(member, [...log, event]);
  for (const listener of world.listeners) listener(member, event);
}

/** Replaces a log event about a removed conversation with a removal event of the same number. */
export function withoutChat(event: MemberEvent, conversation: string): MemberEvent {
  const { id, at, type, data } = event;
  const isAboutMessages =
    (type === 'message' || type === 'read' || type === 'delivered') && data.conversation === conversation;
  const isListed = type === 'chat' && data.conversation.id === conversation;
  const isNotification = type === 'notification' && data.conversation === conversation;
  return isAboutMessages || isListed || isNotification
    ? { id, at, type: 'chat_removed', data: { conversation } }
    : event;
}
