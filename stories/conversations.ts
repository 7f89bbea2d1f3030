import { deliver, type Conversation, type World } from '@meetcute/mocks';
import type { Profile } from '@meetcute/contract';
import type { StoryObj } from '@storybook/react-vite';
import { me, others } from './happening.ts';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const MINUTE = 60_000;

/** Id of the conversation that stories of one chat open. */
export const CHAT = 'story-chat';

/** A line of a talk: 'me' or 'them', and what is said. */
export type Line = readonly ['me' | 'them', string];

const sampleLines: readonly Line[] = [
  ['them', 'Hi! I saw that you climb too. Which hall do you go to?'],
  ['me', 'The old factory by the canal, mostly on Tuesdays.'],
  ['me', 'And when it rains in the weekend.'],
  ['them', 'So nearly every weekend.'],
  ['them', 'I tried the overhang there once. Never again.'],
];

/** Somebody whom the viewer can talk to; a fictional one where asked. */
export function partner(world: World, isFictional = false): Profile {
  const found = others(world).find(
    ({ fictional, main_image: image }) => fictional === isFictional && image !== null,
  );
  if (found) return found;
  throw new Error("The story's world has nobody to talk to. Ask createWorld() for more people.");
}

/** Forgets all talks of the viewer's. */
export function removeConversations(world: World): void {
  const { id } = me(world).profile;
  for (const [key, { members }] of world.conversations)
    if (members.includes(id)) world.conversations.delete(key);
}

interface ConversationOptions {
  lines?: readonly Line[];
  isFictional?: boolean;
  /** How many of the last lines the viewer has not read. */
  unread?: number;
  /** Whom the viewer talks to. Default: `partner()`. */
  other?: Profile;
  /** Default: `CHAT`. */
  id?: string;
}

/** Gives the viewer one talk, the newest of all, with the id `CHAT`. */
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
  const viewer = me(world).profile.id;
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

/** Gives the viewer a talk with each of some people, called so, who said so last; nobody else. */
export function addConversations(world: World, said: Readonly<Record<string, string>>): void {
  removeConversations(world);
  const people = others(world);
  for (const [index, [name, text]] of Object.entries(said).entries()) {
    const other = people[index]!;
    other.name = name;
    addConversation(world, { other, id: `${CHAT}-${index}`, lines: [['them', text]] });
  }
}

/** Lets the other member of the story's talk say something now. */
export function receiveMessage(world: World, text: string): void {
  const conversation = world.conversations.get(CHAT);
  if (!conversation) throw new Error('Nobody can say anything: give the story a talk() first.');
  deliver(world, conversation, conversation.members[0], text, null);
}

/** Lets the other member of the story's talk be seen writing now. */
export function receiveTyping(world: World): void {
  const conversation = world.conversations.get(CHAT);
  if (!conversation) throw new Error('Nobody can write anything: give the story a talk() first.');
  const data = { conversation: CHAT, profile: conversation.members[0] };
  for (const listener of world.listeners) listener(me(world).profile.id, { type: 'typing', data });
}

/** The line to write in, once the conversation is there and it is known whom one writes to: before, nothing can be sent. */
export async function readyLine(canvas: Canvas): Promise<HTMLElement> {
  await canvas.findByRole('log');
  return canvas.findByRole('textbox', { name: /^Message \S/ });
}
