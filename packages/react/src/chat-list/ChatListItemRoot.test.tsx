import type { ChatItem } from '@meetcute/contract';
import { describeConformance, type MakePart } from '../testing/describeConformance.tsx';
import { describeFictionalLabel } from '../testing/describeFictionalLabel.tsx';
import { chatWith } from '../testing/fixtures.ts';
import { ChatListItemRoot } from './ChatListItemRoot.tsx';

const itemOf =
  (chat: ChatItem, isCurrent = false): MakePart =>
  (props) => <ChatListItemRoot {...props} chat={chat} isCurrent={isCurrent} />;

const quiet = { isUnread: false, isCurrent: false, isFictional: false, isOnline: false };

describeConformance('ChatListItemRoot', itemOf(chatWith()), {
  tag: 'article',
  states: {
    'a chat without news': { make: itemOf(chatWith()), state: quiet, data: {} },
    'a chat with unread messages': {
      make: itemOf(chatWith({}, 2)),
      state: { ...quiet, isUnread: true },
      data: { unread: 'true' },
    },
    'the open chat': {
      make: itemOf(chatWith(), true),
      state: { ...quiet, isCurrent: true },
      data: { current: 'true' },
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
