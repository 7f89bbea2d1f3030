import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: [
    'ConversationPane',
    'ConversationHeader',
    'MessageLog',
    'SafetyTip',
    'NoConversation',
    'MessageSkeleton',
  ],
  headless: ['Conversation'],
  anatomy:
    '`ConversationHeader` with the fictional label, `MessageLog` with days, unread divider, typing and a button to the newest message, `SafetyTip` before the first message, and `MessageForm`. Each is exported too.',
  states: '`[data-status]` is loading, ready, failed or missing.',
  accessibility:
    'The log is a labelled region that takes the focus and scrolls; incoming messages are announced once, and so are the first reply and the first photo. `hasOpeningFocus` is for mouse and trackpad alone.',
  keyboard: [
    ['Tab', 'Moves to the header, the log and the form.'],
    ['Arrow up, arrow down', 'Scroll the focused log.'],
    ['Enter', 'Sends the message from the field.'],
    ['Shift+Enter', 'Inserts a line break.'],
  ],
  dos: ['Give it a height.', 'Pass `safetyHref`, so that members read the advice before they first write.'],
  donts: ['Render it for another id without a new `key`.'],
} satisfies PartDocs;
