import { describeConformance, type RootProps } from '../testing/describeConformance.tsx';
import { describeFictionalLabel } from '../testing/describeFictionalLabel.tsx';
import { chatWith } from '../testing/fixtures.ts';
import { ChatListItemRoot } from './ChatListItemRoot.tsx';

const item = (chat = chatWith(), props: RootProps = {}) => <ChatListItemRoot {...props} chat={chat} />;

describeConformance('ChatListItemRoot', (props) => item(chatWith(), props), {
  tag: 'article',
  states: {
    'a chat without news': { part: item(), data: {} },
    'unread messages': { part: item(chatWith({}, 2)), data: { unread: 'true' } },
    'the open chat': { part: <ChatListItemRoot chat={chatWith()} isCurrent />, data: { current: 'true' } },
    'a fictional profile': { part: item(chatWith({ fictional: true })), data: { fictional: 'true' } },
    'a member who is online': { part: item(chatWith({ online: true })), data: { online: 'true' } },
  },
});

describeFictionalLabel('ChatListItemRoot', (fictional, props) => item(chatWith({ fictional }), props));
