import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['ChatListPane'],
  anatomy: 'Title; search field from six chats on; a list of `ChatListItem` or of your own `Item`.',
  states:
    '`[data-status]` is loading, ready, failed or empty; a row is `[data-current]`, `[data-unread]` or `[data-typing]`.',
  accessibility:
    'A labelled list with the position of each row, also of thousands; results of the search are announced.',
  keyboard: [
    ['Tab', 'Moves to the search field, then to the rows and their buttons.'],
    ['Enter', 'Opens the chat.'],
    ['Letters', 'Filter the chats from the search field.'],
    ['Escape', 'Clears the search field.'],
  ],
  dos: ['Pass an action for members without chats.'],
  donts: ['Build rows without the fictional label.'],
} satisfies PartDocs;
