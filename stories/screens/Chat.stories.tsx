import { anything, containing, matching, t } from '@meetcute/storybook';
import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { CHAT, partner, readyLine, addConversation, receiveMessage } from '../conversations.ts';
import { withWorld, viewerOf, others, world } from '../world.ts';
import { dialog, expectClosed, openChatMenu, press } from '../safety.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Chats/Conversation' } satisfies Meta;
export default meta;

const params = { chatId: CHAT };
/** The conversation of a member with credits, so that they can write in every brand. */
const withConversation = withWorld((of) => {
  viewerOf(of).credits = 20;
  addConversation(of);
});
const withFreeConversation = withWorld((of) => {
  of.settings.message_credits = 0;
  addConversation(of);
});

export const Member = screen('chats-chatId', { params, world: withConversation });

export const OnAPhone = screen('chats-chatId', { params, world: withConversation, viewport: 'phone' });

export const OnATablet = screen('chats-chatId', {
  params,
  world: withConversation,
  viewport: 'tablet',
  spec: ['layout.four-layouts', 'shell.page-inside-layout'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await readyLine(canvas)).toBeVisible();
    await expect(canvasElement.querySelector('[data-layout=chat] main [role=log]')).toBeVisible();
    await expect(canvas.getByRole('list', { name: t('shell:chats') })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Nocturne = screen('chats-chatId', {
  params,
  world: withConversation,
  globals: { template: 'nocturne', scheme: 'dark' },
});

export const OpeningReadsIt = screen('chats-chatId', {
  params,
  spec: ['chat.opening-zeroes-unread'],
  world: withWorld((of) => void addConversation(of, { unread: 2 })),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t('shell:chats') });
    const [current] = within(list).getAllByRole('article');
    await waitFor(() => expect(current!.querySelector('[data-part=badge]')).toBeNull());
    await waitFor(() =>
      expect(world().conversations.get(CHAT)!.readUntil[viewerOf(world()).profile.id]).toBe('5'),
    );
  },
});

export const Sending = screen('chats-chatId', {
  params,
  world: withConversation,
  play: async ({ canvas, userEvent }) => {
    const field = await readyLine(canvas);
    await userEvent.type(field, 'Tuesday then?{Shift>}{Enter}{/Shift}I bring the rope.{Enter}');
    await expect(await canvas.findByText(/I bring the rope/, { selector: '[role="log"] *' })).toBeVisible();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(world().conversations.get(CHAT)!.messages).toHaveLength(6));
  },
});

export const NotSent = screen('chats-chatId', {
  params,
  world: {
    ...withFreeConversation,
    faults: { sendMessage: { kind: 'error', code: 'forbidden', times: 1 } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await readyLine(canvas), 'Are you there?{Enter}');
    await expect(await canvas.findByText(t('chat:notSent'))).toBeVisible();
    await expect(
      await canvas.findByText(containing(t('chat:conversation.notSent')), {
        selector: '[role="status"] > *',
      }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
    await waitFor(() => expect(canvas.queryByText(t('chat:notSent'))).toBeNull());
    await waitFor(() => expect(world().conversations.get(CHAT)!.messages).toHaveLength(6));
  },
});

export const SomethingComesIn = screen('chats-chatId', {
  params,
  world: withConversation,
  play: async ({ canvas }) => {
    await canvas.findByText('So nearly every weekend.');
    // The page receives it through the event log, which it opens after polling the list.
    await waitFor(() => expect(world().listeners.size).toBeGreaterThan(0));
    receiveMessage(world(), 'Are you coming?');
    await expect(
      await canvas.findByText(
        t('chat:conversation.incoming', { name: partner(world()).name, text: 'Are you coming?' }),
      ),
    ).toBeInTheDocument();
  },
});

export const LongTexts = screen('chats-chatId', {
  params,
  viewport: 'phone',
  world: withWorld(
    (of) =>
      void addConversation(of, {
        lines: [
          ['them', `${'Long'.repeat(60)} and then a sentence that goes on and on. `.repeat(3)],
          ['me', 'Yes.'],
        ],
      }),
  ),
});

export const NothingSaidYet = screen('chats-chatId', {
  params,
  world: withWorld((of) => {
    viewerOf(of).credits = 20;
    addConversation(of, { lines: [] });
  }),
});

export const Fictional = screen('chats-chatId', {
  params,
  world: withWorld((of) => void addConversation(of, { isFictional: true })),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    const head = heading.closest('header');
    await expect(within(head!).getByText(t('common:fictional.label'))).toBeVisible();
  },
});

export const CostsCredits = screen('chats-chatId', {
  params,
  fixed: CHECKED_LOOK,
  globals: { template: 'nocturne', scheme: 'dark' },
  world: withWorld((of) => {
    of.settings.message_credits = 2;
    viewerOf(of).credits = 12;
    addConversation(of);
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(t('chat:creditsLeft', { count: 12 }))).toBeVisible();
    await userEvent.type(await readyLine(canvas), 'Hello{Enter}');
    await expect(await canvas.findByText(t('chat:creditsLeft', { count: 10 }))).toBeVisible();
  },
});

export const NoCredits = screen('chats-chatId', {
  params,
  world: withWorld((of) => {
    of.settings.message_credits = 2;
    of.settings.chat = { ...of.settings.chat, costNote: false };
    viewerOf(of).credits = 1;
    addConversation(of);
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(t('chat:noCredits.text', { cost: t('chat:cost', { count: 2 }) })),
    ).toBeVisible();
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'I keep this{Enter}');
    await expect(field).toHaveValue('I keep this');
    const send = `${t('chat:send')}, ${t('chat:cost', { count: 2 })}`;
    await expect(canvas.getByRole('button', { name: send })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
  },
});

export const Loading = screen('chats-chatId', {
  params,
  world: { ...withConversation, faults: { getMessages: { kind: 'hang' } } },
});

export const Failing = screen('chats-chatId', {
  params,
  world: { ...withConversation, faults: { getMessages: { kind: 'error', code: 'server_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('chat:conversation.failedTitle'));
  },
});

export const Unknown = screen('chats-chatId', { params: { chatId: 'nobody' } });

export const NotDeleted = screen('chats-chatId', {
  params,
  spec: ['error.conversation-delete-alert'],
  world: { ...withConversation, faults: { deleteChat: { kind: 'error', code: 'server_error' } } },
  play: async ({ canvas }) => {
    const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
    await canvas.findByText('So nearly every weekend.');
    await openChatMenu(partner(world()).name);
    await press(t('chat:conversation.remove'));
    await press(t('chat:conversation.remove'));
    await waitFor(() => expect(alert).toHaveBeenCalledWith(t('error:code.server_error')));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(partner(world()).name);
    alert.mockRestore();
  },
});

export const Deleting = screen('chats-chatId', {
  params,
  world: withConversation,
  viewport: 'phone',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('So nearly every weekend.');
    const { name } = partner(world());
    // One menu beside the name, which includes deleting.
    const head = within((await canvas.findByRole('heading', { level: 1 })).closest('header')!);
    await expect(head.getAllByRole('button')).toHaveLength(1);
    await openChatMenu(name);
    await press(t('chat:conversation.remove'));
    const { findByText, getByRole } = await dialog();
    await expect(await findByText(t('chat:conversation.removeConfirm', { name }))).toBeVisible();
    await userEvent.click(getByRole('button', { name: t('safety:cancel') }));
    await waitFor(expectClosed);
    await expect(world().conversations.get(CHAT)!.hiddenFor.size).toBe(0);
    await openChatMenu(name);
    await press(t('chat:conversation.remove'));
    await press(t('chat:conversation.remove'));
    // The page without a conversation has this heading too, until the list replaces it.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: t('shell:chats') })).toBeVisible(),
    );
    await expect(world().conversations.get(CHAT)!.hiddenFor.size).toBe(1);
  },
});

// The seed is fixed, so the first member has the same id in every run.
const memberId = 'story-friend';
const withFriend = withWorld((of) => {
  const friend = of.members.get(partner(of).id)!;
  of.members.set(memberId, { ...friend, profile: { ...friend.profile, id: memberId } });
});

export const WhoIsUnknown = screen('chats-chatId', {
  params,
  world: { ...withConversation, faults: { getChats: { kind: 'error', code: 'server_error' } } },
  play: async ({ canvas }) => {
    // A conversation is never shown without the name and fictional label of the other member.
    await expect(await canvas.findByText(t('chat:conversation.failedTitle'))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t('shell:chats') })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: t('common:tryAgain') }).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const VisitorMeetsAMember = screen('members-memberId-chat', {
  params: { memberId },
  globals: { viewer: 'visitor' },
  world: withWorld((of) => {
    const friend = of.members.get(others(of).find((each) => each.main_image !== null)!.id)!;
    of.members.set(memberId, { ...friend, profile: { ...friend.profile, id: memberId } });
  }),
  spec: ['permission.message-button-only-logged-in'],
  play: async ({ canvas }) => {
    const title = matching(t('chat:member.title', { name: anything }));
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const message = matching(t('common:messageTo', { name: anything }));
    await expect(canvas.queryByRole('button', { name: message })).toBeNull();
  },
});

export const VisitorMeetsNobody = screen('members-memberId-chat', {
  params: { memberId },
  globals: { viewer: 'visitor' },
  world: { ...withFriend, faults: { getProfile: { kind: 'error', code: 'server_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('chat:member.failedTitle'));
    await expect(canvas.getByRole('heading', { level: 1, name: t('shell:chats') })).toBeVisible();
  },
});

export const MemberStartsAChat = screen('members-memberId-chat', {
  params: { memberId },
  world: withFriend,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: t('chat:conversation.helloTitle', { name: partner(world()).name }),
      }),
    ).toBeVisible();
  },
});

export const StartFails = screen('members-memberId-chat', {
  params: { memberId },
  spec: ['error.chat-start-danger-notice', 'error.chat-start-body'],
  world: { ...withFriend, faults: { startChat: { kind: 'error', code: 'server_error' } } },
  play: async () => {
    // Notices are rendered outside the root of the story.
    const notice = await within(document.body).findByRole('alertdialog');
    await expect(notice).toHaveAttribute('data-kind', 'danger');
    await expect(within(notice).getByText(t('error:heading'))).toBeVisible();
    await expect(within(notice).getByText(t('error:startChat'))).toBeVisible();
  },
});

export const BlockedByTheOther = screen('chats-chatId', {
  params,
  world: withWorld((of) => {
    const { members } = addConversation(of);
    of.blocks.push({ from: members[0], to: viewerOf(of).profile.id, at: of.now().toISOString() });
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    // Says no more than for a chat that never existed.
    await expect(canvas.queryByRole('log')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('So nearly every weekend.');
    await expect(canvasElement).not.toHaveTextContent(partner(world()).name);
  },
});
