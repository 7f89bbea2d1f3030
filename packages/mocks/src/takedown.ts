import type { MemberEvent, Message, Profile, ProfilePhoto } from '@meetcute/contract';
import { WorldError } from './context.ts';
import { append, userOf, visibleMessages } from './views.ts';
import type { World } from './world.ts';
import type { Conversation, Member, WorldContent } from './records.ts';

/** Name that a profile shows in place of a removed one. */
const NEUTRAL_NAME = 'Member';

const keyOf = ({ kind, id }: WorldContent) => `${kind} ${id}`;

function setPhotos(world: World, { profile }: Member, images: ProfilePhoto[]): void {
  profile.images = images;
  profile.main_image = images[0] ?? null;
  const member = world.members.get(profile.id);
  if (member) append(world, profile.id, 'user', userOf(world, member));
}

const photoOwner = (world: World, photo: string): Member | undefined =>
  [...world.members.values()].find(({ profile }) => profile.images.some(({ id }) => id === photo));

function takePhoto(world: World, content: WorldContent): void {
  const owner = photoOwner(world, content.id);
  const place = owner?.profile.images.findIndex(({ id }) => id === content.id) ?? -1;
  const photo = owner?.profile.images[place];
  if (!owner || !photo) throw new WorldError('not_found');
  world.takenDown.set(keyOf(content), () =>
    setPhotos(world, owner, owner.profile.images.toSpliced(place, 0, photo)),
  );
  setPhotos(world, owner, owner.profile.images.toSpliced(place, 1));
}

/** Replaces a message, also in the event logs, and shows the new version to both members. */
function setMessage(world: World, conversation: Conversation, message: Message): void {
  const { id, messages, members } = conversation;
  conversation.messages = messages.map((each) => (each.id === message.id ? message : each));
  const isOf = (each: Message | null) => each?.id === message.id && each.conversation === id;
  const updateEvent = (event: MemberEvent): MemberEvent => {
    if (event.type === 'message' && isOf(event.data)) return { ...event, data: message };
    if (event.type === 'chat' && isOf(event.data.last_message))
      return { ...event, data: { ...event.data, last_message: message } };
    return event;
  };
  for (const member of members) {
    world.events.set(member, (world.events.get(member) ?? []).map(updateEvent));
    if (visibleMessages(world, conversation, member).some(isOf)) append(world, member, 'message', message);
  }
}

function findMessage(world: World, content: string) {
  const [place = '', number] = content.split('/');
  const conversation = world.conversations.get(place);
  const message = conversation?.messages.find(({ id }) => id === number);
  return conversation && message && !message.removed ? { conversation, message } : undefined;
}

function takeMessage(world: World, content: WorldContent): void {
  const match = findMessage(world, content.id);
  if (!match) throw new WorldError('not_found');
  const { conversation, message } = match;
  const picture = message.image && world.messageImages.get(message.image.id);
  world.takenDown.set(keyOf(content), () => {
    if (message.image && picture) world.messageImages.set(message.image.id, picture);
    setMessage(world, conversation, message);
  });
  if (message.image) world.messageImages.delete(message.image.id);
  const { reference: _, ...others } = message;
  setMessage(world, conversation, { ...others, text: '', image: null, removed: true });
}

const textIn = ({ name, city, personal }: Profile, field: string): string | null => {
  if (field === 'name') return name;
  return (field === 'city' ? city : personal?.[field]) || null;
};

const withText = <P extends Profile>(profile: P, field: string, text: string | null): P => {
  if (field === 'name' || field === 'city') return { ...profile, [field]: text };
  return { ...profile, personal: { ...profile.personal, [field]: text } };
};

/** Sets a text of a profile, shows it to its member, and replaces what event logs contain of it. */
function setText(world: World, member: Member, field: string, text: string | null): void {
  const { id } = member.profile;
  Object.assign(member.profile, withText(member.profile, field, text));
  const hasText = (profile: Profile) => profile.id === id && textIn(profile, field) !== null;
  const updateEvent = (event: MemberEvent): MemberEvent => {
    if (event.type === 'liked' || event.type === 'liked_by')
      return hasText(event.data) ? { ...event, data: withText(event.data, field, text) } : event;
    if (event.type !== 'chat' && event.type !== 'notification' && event.type !== 'user') return event;
    const { profile } = event.data;
    if (!profile || !hasText(profile)) return event;
    return { ...event, data: { ...event.data, profile: withText(profile, field, text) } } as MemberEvent;
  };
  for (const [owner, log] of world.events) world.events.set(owner, log.map(updateEvent));
  append(world, id, 'user', userOf(world, member));
}

/** Finds a text of a profile by its id. Choices are no texts. */
function findText(world: World, content: string) {
  const [id = '', field = ''] = content.split(':');
  const isTyped = ['name', 'city', ...world.settings.text_fields].includes(field);
  const member = isTyped ? world.members.get(id) : undefined;
  const text = member && textIn(member.profile, field);
  return member && text ? { member, field, text } : undefined;
}

/** Takes a text from a profile, where a neutral name replaces a removed one. A text of after that stays. */
function takeText(world: World, content: WorldContent): void {
  const match = findText(world, content.id);
  if (!match) throw new WorldError('not_found');
  const { member, field, text } = match;
  const replacement = field === 'name' ? NEUTRAL_NAME : null;
  world.takenDown.set(keyOf(content), () => {
    if (textIn(member.profile, field) === replacement) setText(world, member, field, text);
  });
  setText(world, member, field, replacement);
}

const takers = { photo: takePhoto, message: takeMessage, text: takeText, name: takeText } as const;

/** Returns the owner of a photo or text, or the sender of a message. Throws not_found. */
export function ownerOf(world: World, { kind, id }: WorldContent): string {
  const owner =
    kind === 'message'
      ? findMessage(world, id)?.message.sender
      : (kind === 'photo' ? photoOwner(world, id) : findText(world, id)?.member)?.profile.id;
  if (owner === undefined) throw new WorldError('not_found');
  return owner;
}

/** Removes content as the operators do. Throws not_found. */
export function takeDown(world: World, content: WorldContent): void {
  takers[content.kind](world, content);
}

/** Puts removed content back at its place. */
export function putBack(world: World, content: WorldContent): void {
  world.takenDown.get(keyOf(content))?.();
  world.takenDown.delete(keyOf(content));
}
