import type { MemberEvent } from '@meetcute/contract';
import {
  canBlock,
  canReport,
  canUnblock,
  checkComplaint,
  isMessageEvidence,
  mailboxOf,
  RECEIPT_MAILS_PER_DAY,
  DAY_MS,
} from '@meetcute/core';
import { unwrap, memberOf, WorldError, type Handlers } from '../context.ts';
import { removeForProfile } from '../notify.ts';
import { refundUndelivered } from '../undelivered.ts';
import { append, chatItemOf, likeEntryOf, withoutChat } from '../views.ts';
import { isHidden } from '../suspension.ts';
import { mailCase } from './cases.ts';
import type { World } from '../world.ts';
import type { Member } from '../records.ts';

const DONE = { done: true } as const;

const hasBlocked = (world: World, actor: string, target: string) =>
  world.blocks.some((block) => block.from === actor && block.to === target);

/** Returns the relation of a member to another, for the rules of core. */
const relationTo = (world: World, viewer: string, id: string) => ({
  id,
  isDeleted: world.members.get(id)?.isDeleted ?? true,
  isBlocking: hasBlocked(world, viewer, id),
  isBlockedBy: hasBlocked(world, id, viewer),
});

const pairOf = (world: World, a: string, b: string) =>
  [...world.conversations.values()].find(({ members }) => members.includes(a) && members.includes(b));

const likesBetween = (world: World, viewer: string, other: string) => ({
  given: world.likes.find(({ from, to }) => from === viewer && to === other),
  received: world.likes.find(({ from, to }) => from === other && to === viewer),
});

/** Replaces a log event about a removed member with a removal event; returns any other unchanged. */
function toRemovalEvent(event: MemberEvent, profile: string, conversation: string | undefined): MemberEvent {
  const { id, at, type, data } = event;
  if (type === 'liked' && data.id === profile) return { id, at, type: 'unliked', data: { profile } };
  if (type === 'liked_by' && data.id === profile)
    return { id, at, type: 'liked_by_removed', data: { profile } };
  if (type === 'notification' && data.profile?.id === profile && data.conversation === null)
    return { id, at, type: 'liked_by_removed', data: { profile } };
  return conversation === undefined ? event : withoutChat(event, conversation);
}

/** Sends a member removal events for another one, without mentioning the block. */
function appendRemovalEvents(world: World, viewer: string, other: string): void {
  const chat = pairOf(world, viewer, other);
  const log = world.events.get(viewer) ?? [];
  world.events.set(
    viewer,
    log.map((event) => toRemovalEvent(event, other, chat?.id)),
  );
  removeForProfile(world, viewer, other);
  const { given, received } = likesBetween(world, viewer, other);
  if (chat && !chat.hiddenFor.has(viewer)) append(world, viewer, 'chat_removed', { conversation: chat.id });
  if (given) append(world, viewer, 'unliked', { profile: other });
  if (received) append(world, viewer, 'liked_by_removed', { profile: other });
}

/** Sends a member the events that restore another one. */
function appendRestoreEvents(world: World, viewer: Member, other: string): void {
  const { id } = viewer.profile;
  const chat = pairOf(world, id, other);
  const item = chat && !chat.hiddenFor.has(id) ? chatItemOf(world, chat, viewer) : null;
  if (item) append(world, id, 'chat', item);
  const { given, received } = likesBetween(world, id, other);
  const likedEntry = given && likeEntryOf(world, given, viewer);
  if (likedEntry) append(world, id, 'liked', likedEntry);
  const likedBy = received && likeEntryOf(world, received, viewer);
  if (likedBy) append(world, id, 'liked_by', likedBy);
}

/** Whether a complaint is confirmed by mail: a mailbox gets few of them in a day. */
function hasReceiptMail(world: World, email: string): boolean {
  const cutoff = world.now().getTime() - DAY_MS;
  const isCounted = (each: { email: string; at: string }) =>
    mailboxOf(each.email) === mailboxOf(email) && Date.parse(each.at) > cutoff;
  return world.complaints.filter(isCounted).length < RECEIPT_MAILS_PER_DAY;
}

const hasMessage = (world: World, viewer: string, other: string, message: string) => {
  const match = pairOf(world, viewer, other)?.messages.find(({ id }) => id === message);
  return isMessageEvidence(match && !match.removed ? match : null, other);
};

export const safetyHandlers = {
  getBlocks({ world, viewer }) {
    const { id: viewerId } = memberOf(viewer).profile;
    const blocks = world.blocks
      .filter(({ from }) => from === viewerId)
      .flatMap(({ to, at }) => {
        const member = world.members.get(to);
        if (!member || member.isDeleted) return [];
        const { id, name, fictional } = member.profile;
        return [{ id, name, fictional, blocked_at: at }];
      });
    return { blocks: blocks.toSorted((a, b) => b.blocked_at.localeCompare(a.blocked_at)) };
  },

  blockProfile({ world, viewer, payload: { profile } }) {
    const { id } = memberOf(viewer).profile;
    if (!canBlock(id, relationTo(world, id, profile))) throw new WorldError('not_found');
    if (hasBlocked(world, id, profile)) return DONE;
    world.blocks.push({ from: id, to: profile, at: world.now().toISOString() });
    appendRemovalEvents(world, id, profile);
    appendRemovalEvents(world, profile, id);
    refundUndelivered(world, id, profile);
    return DONE;
  },

  unblockProfile({ world, viewer, payload: { profile } }) {
    const member = memberOf(viewer);
    const { id } = member.profile;
    const relation = relationTo(world, id, profile);
    const other = world.members.get(profile);
    if (!other || !canUnblock(id, relation)) throw new WorldError('not_found');
    world.blocks = world.blocks.filter(({ from, to }) => !(from === id && to === profile));
    if (!relation.isBlocking || relation.isBlockedBy || isHidden(world, other)) return DONE;
    appendRestoreEvents(world, member, profile);
    appendRestoreEvents(world, other, id);
    return DONE;
  },

  report({ world, viewer, payload }) {
    const { id } = memberOf(viewer).profile;
    const { profile, message, image } = payload;
    const reportedMember = world.members.get(profile);
    if (!reportedMember || !canReport(id, relationTo(world, id, profile))) throw new WorldError('not_found');
    const hasPhoto = image === undefined || reportedMember.profile.images.some((each) => each.id === image);
    const hasReportedMessage = message === undefined || hasMessage(world, id, profile, message);
    if (!hasPhoto || !hasReportedMessage) throw new WorldError('not_found');
    const receipt = world.nextId('report-');
    world.reports.push({ receipt, from: id, at: world.now().toISOString(), ...payload });
    return { receipt };
  },

  complain({ world, viewer, payload }) {
    const complaint = unwrap(checkComplaint(payload));
    const receipt = world.nextId('complaint-');
    const sender = viewer?.profile.id ?? null;
    const isMailed = hasReceiptMail(world, complaint.email);
    world.complaints.push({ receipt, from: sender, at: world.now().toISOString(), ...complaint });
    if (isMailed) mailCase(world, receipt, 'sender');
    return { receipt };
  },
} satisfies Handlers;
