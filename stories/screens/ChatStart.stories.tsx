import { anything, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { partner, removeConversations } from '../conversations.ts';
import { others, withWorld, currentWorld } from '../world.ts';

/** Chats that begin at the address of a member. */
const meta = { title: 'Screens/Chats/Conversation' } satisfies Meta;
export default meta;

// The seed is fixed, so the first member has the same id in every run.
const memberId = 'story-friend';
const withFriend = withWorld((world) => {
  const friend = world.members.get(partner(world).id)!;
  world.members.set(memberId, { ...friend, profile: { ...friend.profile, id: memberId } });
});

/** Names the member to a visitor, without a button to write. */
export const VisitorMeetsAMember: StoryObj = {
  name: 'Visitor',
  ...screen('members-memberId-chat', {
    params: { memberId },
    world: withWorld((world) => {
      const friend = world.members.get(others(world).find((each) => each.main_image !== null)!.id)!;
      world.members.set(memberId, { ...friend, profile: { ...friend.profile, id: memberId } });
    }),
    spec: ['permission.message-button-only-logged-in'],
    play: async ({ canvas }) => {
      const title = matching(t('chat:member.title', { name: anything }));
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const message = matching(t('common:messageTo', { name: anything }));
      await expect(canvas.queryByRole('button', { name: message })).toBeNull();
    },
  }),
};

/** Says to a visitor that the member did not load. */
export const VisitorMeetsNobody: StoryObj = {
  name: 'Visitor, profile fails to load',
  tags: ['fault'],
  ...screen('members-memberId-chat', {
    params: { memberId },
    world: { ...withFriend, faults: { getProfile: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('chat:member.failedTitle'));
      await expect(canvas.getByRole('heading', { level: 1, name: t('shell:chats') })).toBeVisible();
    },
  }),
};

/** Starts a chat with a member. */
export const MemberStartsAChat: StoryObj = {
  name: 'New chat',
  ...screen('members-memberId-chat', {
    params: { memberId },
    viewer: 'member',
    world: withFriend,
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', {
          name: t('chat:conversation.helloTitle', { name: partner(currentWorld()).name }),
        }),
      ).toBeVisible();
    },
  }),
};

/** Lists no new chat until its first message, which puts it on the list. */
export const NewChatListed: StoryObj = {
  name: 'New chat, listed once written',
  ...screen('members-memberId-chat', {
    params: { memberId },
    viewer: 'member',
    world: withWorld((world) => {
      removeConversations(world);
      world.settings.message_credits = 0;
      const friend = world.members.get(partner(world).id)!;
      world.members.set(memberId, { ...friend, profile: { ...friend.profile, id: memberId } });
    }),
    play: async ({ canvas, userEvent }) => {
      const { name } = partner(currentWorld());
      const hello = t('chat:conversation.helloTitle', { name });
      await expect(await canvas.findByRole('heading', { name: hello })).toBeVisible();
      await expect(canvas.queryByRole('list', { name: t('shell:chats'), hidden: true })).toBeNull();
      const field = await canvas.findByLabelText(t('common:messageTo', { name }));
      await userEvent.type(field, 'Hello');
      await userEvent.click(canvas.getByRole('button', { name: t('chat:send') }));
      const list = await canvas.findByRole('list', { name: t('shell:chats'), hidden: true });
      await expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
    },
  }),
};

/** Says before the first message to a fictional profile who runs it, and invites nobody to greet it. */
export const FictionalStart: StoryObj = {
  name: 'New chat with a fictional profile',
  tags: ['legal'],
  ...screen('members-memberId-chat', {
    params: { memberId },
    viewer: 'member',
    world: withWorld((world) => {
      const friend = world.members.get(partner(world).id)!;
      world.members.set(memberId, {
        ...friend,
        profile: { ...friend.profile, id: memberId, fictional: true },
      });
    }),
    play: async ({ canvas }) => {
      const { name } = partner(currentWorld());
      const title = t('chat:conversation.fictionalTitle', { name });
      await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
      await expect(canvas.getByText(t('chat:conversation.fictionalText'))).toBeVisible();
      await expect(canvas.queryByText(t('chat:conversation.helloText'))).toBeNull();
    },
  }),
};

/** Shows a notice when a chat fails to start. */
export const StartFails: StoryObj = {
  name: 'Starting fails',
  tags: ['fault'],
  ...screen('members-memberId-chat', {
    params: { memberId },
    viewer: 'member',
    spec: ['error.chat-start-danger-notice', 'error.chat-start-body'],
    world: { ...withFriend, faults: { startChat: { kind: 'error', code: 'server_error' } } },
    play: async () => {
      // Notices are rendered outside the root of the story.
      const notice = await within(document.body).findByRole('alertdialog');
      await expect(notice).toHaveAttribute('data-kind', 'danger');
      await expect(within(notice).getByText(t('error:heading'))).toBeVisible();
      await expect(within(notice).getByText(t('error:startChat'))).toBeVisible();
    },
  }),
};
