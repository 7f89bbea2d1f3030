import { deliver, type Conversation, type World } from '@meetcute/mocks';
import { anything, matching, t } from '@meetcute/storybook';
import type { Profile } from '@meetcute/contract';
import type { StoryObj } from '@storybook/react-vite';
import { viewerOf, others } from './world.ts';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const MINUTE = 60_000;

/** Id of the conversation that stories open. */
export const CHAT = 'story-chat';

/** Message of a conversation: the sender, 'me' or 'them', and the text. */
export type Line = readonly ['me' | 'them', string];

const sampleLines: readonly Line[] = [
  ['them', 'Hi! I saw that you climb too. Which hall do you go to?'],
  ['me', 'The old factory by the canal, mostly on Tuesdays.'],
  ['me', 'And when it rains in the weekend.'],
  ['them', 'So nearly every weekend.'],
  ['them', 'I tried the overhang there once. Never again.'],
];

/** Returns a member the viewer can message. Throws when the world has none. */
export function partner(world: World, isFictional = false): Profile {
  const profile = others(world).find(
    ({ fictional, main_image: image }) => fictional === isFictional && image !== null,
  );
  if (profile) return profile;
  throw new Error("The story's world has no member to message. Create it with more members.");
}

/** Makes each message of the viewer cost credits, whoever it is: premium, which makes messages free on some sites, ends. */
export function chargeMessages(world: World, price: number, credits: number): void {
  world.settings.message_credits = price;
  Object.assign(viewerOf(world), { credits, premiumUntil: null });
}

/** Deletes all conversations of the viewer. */
export function removeConversations(world: World): void {
  const { id } = viewerOf(world).profile;
  for (const [key, { members }] of world.conversations)
    if (members.includes(id)) world.conversations.delete(key);
}

interface ConversationOptions {
  /** Messages in order. Default: a sample conversation. */
  lines?: readonly Line[];
  /** Whether the other member is fictional. Default: false. */
  isFictional?: boolean;
  /** Number of unread messages at the end. Default: 0. */
  unread?: number;
  /** Other member of the conversation. Default: `partner()`. */
  other?: Profile;
  /** Id of the conversation. Default: `CHAT`. */
  id?: string;
}

/** Adds a conversation of the viewer, newer than all others. */
export function addConversation(
  world: World,
  {
    lines = sampleLines,
    isFictional = false,
    unread = 0,
    other: { id: other } = partner(world, isFictional),
    id = CHAT,
  }: ConversationOptions = {},
): Conversation {
  const viewer = viewerOf(world).profile.id;
  for (const [key, { members }] of world.conversations)
    if (members.includes(viewer) && members.includes(other)) world.conversations.delete(key);
  const start = world.now().getTime() - lines.length * MINUTE;
  const messages = lines.map(([sender, text], index) => ({
    id: String(index + 1),
    client_id: null,
    conversation: id,
    sender: sender === 'me' ? viewer : other,
    text,
    sent_at: new Date(start + index * MINUTE).toISOString(),
    state: 'read' as const,
    image: null,
  }));
  const conversation: Conversation = {
    id,
    members: [other, viewer],
    messages,
    hiddenFor: new Set(),
    readUntil: { [other]: String(lines.length), [viewer]: String(lines.length - unread) },
    createdAt: new Date(start).toISOString(),
  };
  world.conversations.set(id, conversation);
  return conversation;
}

/** Replaces all conversations of the viewer with one per entry: the name of a member and their last message. */
export function addConversations(world: World, lastMessages: Readonly<Record<string, string>>): void {
  removeConversations(world);
  const people = others(world);
  for (const [index, [name, text]] of Object.entries(lastMessages).entries()) {
    const other = people[index]!;
    other.name = name;
    addConversation(world, { other, id: `${CHAT}-${index}`, lines: [['them', text]] });
  }
}

/** Sends a message from the other member of the story's conversation. */
export function receiveMessage(world: World, text: string): void {
  const conversation = world.conversations.get(CHAT);
  if (!conversation) throw new Error('There is no conversation for a message. Call addConversation() first.');
  deliver(world, conversation, conversation.members[0], text, null);
}

/** Sends a typing event from the other member of the story's conversation. */
export function receiveTyping(world: World): void {
  const conversation = world.conversations.get(CHAT);
  if (!conversation) throw new Error('There is no conversation to type in. Call addConversation() first.');
  const data = { conversation: CHAT, profile: conversation.members[0] };
  for (const listener of world.listeners) listener(viewerOf(world).profile.id, { type: 'typing', data });
}

/** Resolves with the text area of the composer once the conversation and its other member have loaded. */
export async function readyLine(canvas: Canvas): Promise<HTMLElement> {
  await canvas.findByRole('log');
  return canvas.findByRole('textbox', { name: matching(t('common:messageTo', { name: anything })) });
}
