import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['ChatListItem'],
  headless: ['ChatList'],
  anatomy: 'Round photo, name, last message, time, number of unread messages, fictional label.',
  states: 'Read, unread, online, fictional, with an unsent message, without messages.',
  accessibility: 'The whole item is one link; the number of unread messages is in words for screen readers.',
  keyboard: [
    ['Tab', 'Moves to the item.'],
    ['Enter', 'Opens the conversation.'],
  ],
  dos: ['Put it in a `ChatList.Root`.'],
  donts: ['Show the number of unread messages by colour alone.'],
} satisfies PartDocs;
