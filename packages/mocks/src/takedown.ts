import type { MemberEvent, Message, ProfilePhoto } from '@meetcute/contract';
import { WorldError } from './context.ts';
import { append, userOf, visibleMessages } from './views.ts';
import type { Conversation, Member, World, WorldContent } from './world.ts';

const keyOf = ({ kind, id }: WorldContent) => `${kind} ${id}`;

function setPhotos(world: World, { profile }: Member, images: ProfilePhoto[]): void {
  profile.images = images;
  profile.main_image = images[0] ?? null;
  const member = world.members.get(profile.id);
  if (member) append(world, profile.id, 'user', userOf(world, member));
}

function takePhoto(world: World, content: WorldContent): void {
  const owner = [...world.members.values()].find(({ profile }) =>
    profile.images.some(({ id }) => id === content.id),
  );
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
  const changed = (event: MemberEvent): MemberEvent => {
    if (event.type === 'message' && isOf(event.data)) return { ...event, data: message };
    if (event.type === 'chat' && isOf(event.data.last_message))
      return { ...event, data: { ...event.data, last_message: message } };
    return event;
  };
  for (const member of members) {
    world.events.set(member, (world.events.get(member) ?? []).map(changed));
    if (visibleMessages(world, conversation, member).some(isOf)) append(world, member, 'message', message);
  }
}

function takeMessage(world: World, content: WorldContent): void {
  const [place = '', number] = content.id.split('/');
  const conversation = world.conversations.get(place);
  const message = conversation?.messages.find(({ id }) => id === number);
  if (!conversation || !message || message.removed) throw new WorldError('not_found');
  const picture = message.image && world.messageImages.get(message.image.id);
  world.takenDown.set(keyOf(content), () => {
    if (message.image && picture) world.messageImages.set(message.image.id, picture);
    setMessage(world, conversation, message);
  });
  if (message.image) world.messageImages.delete(message.image.id);
  setMessage(world, conversation, { ...message, text: '', image: null, removed: true });
}

/** Removes a photo or message as the operators do. Throws not_found. */
export function takeDown(world: World, content: WorldContent): void {
  if (content.kind === 'photo') takePhoto(world, content);
  else takeMessage(world, content);
}

/** Puts a removed photo or message back at its place. */
export function putBack(world: World, content: WorldContent): void {
  world.takenDown.get(keyOf(content))?.();
  world.takenDown.delete(keyOf(content));
}
