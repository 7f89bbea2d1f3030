import type { ChatItem } from '@meetcute/contract';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { describeFictionalLabel } from '../testing/describe-fictional-label.tsx';
import { chatWith } from '../testing/fixtures.ts';
import { ChatListItemRoot } from './ChatListItemRoot.tsx';

const itemOf =
  (chat: ChatItem, options: { isCurrent?: boolean; isTyping?: boolean } = {}): MakePart =>
  (props) => <ChatListItemRoot {...props} chat={chat} {...options} />;

const quiet = { isUnread: false, isCurrent: false, isFictional: false, isOnline: false, isTyping: false };

describeConformance('ChatListItemRoot', itemOf(chatWith()), {
  tag: 'article',
  states: {
    'a chat without unread messages': { make: itemOf(chatWith()), state: quiet, data: {} },
    'a chat with unread messages': {
      make: itemOf(chatWith({}, 2)),
      state: { ...quiet, isUnread: true },
      data: { unread: 'true' },
    },
    'the current chat': {
      make: itemOf(chatWith(), { isCurrent: true }),
      state: { ...quiet, isCurrent: true },
      data: { current: 'true' },
    },
    'a chat with a member who is typing': {
      make: itemOf(chatWith(), { isTyping: true }),
      state: { ...quiet, isTyping: true },
      data: { typing: 'true' },
    },
    'a chat with a fictional profile': {
      make: itemOf(chatWith({ fictional: true })),
      state: { ...quiet, isFictional: true },
      data: { fictional: 'true' },
    },
    'a chat with a member who is online': {
      make: itemOf(chatWith({ online: true })),
      state: { ...quiet, isOnline: true },
      data: { online: 'true' },
    },
  },
});

describeFictionalLabel('ChatListItemRoot', (fictional, props) => itemOf(chatWith({ fictional }))(props));
