import type { ReactElement } from 'react';
import * as Kit from '../index.ts';
import { members } from './page.tsx';

const nothing = () => undefined;
const time = '2026-11-20T12:00:00.000Z';
const asOf = Date.parse(time);
const robin = members[0]!;
const image = { small: '/small.webp', large: '/large.webp', width: 640, height: 480 };
const quote = {
  kind: 'text',
  status: 'shown',
  isOwn: false,
  name: 'Robin',
  text: 'I bake.',
  photo: null,
} as const;

/** Pieces of chats and notifications by name, each with the fewest props that render it beside the given ones. */
export const messageExamples: Readonly<Record<string, (given: object) => ReactElement>> = {
  ChatListItem: (props) => (
    <Kit.ChatListItem
      chat={{
        conversation: { id: '21' },
        profile: robin,
        num_unread_messages: 0,
        last_message: null,
        updated_at: time,
      }}
      href="/chats/21"
      viewerId="1"
      asOf={asOf}
      {...props}
    />
  ),
  ChosenImage: (props) => <Kit.ChosenImage src="/small.webp" refusal={null} onRemove={nothing} {...props} />,
  Composer: (props) => (
    <Kit.Composer
      value=""
      onChange={nothing}
      onSend={nothing}
      maxLength={100}
      label="Message"
      placeholder="Message"
      {...props}
    />
  ),
  ImageButton: (props) => <Kit.ImageButton onChoose={nothing} {...props} />,
  MessageBubble: (props) => (
    <Kit.MessageBubble
      text="Hello"
      image={null}
      senderName="Robin"
      isOwn={false}
      sentAt={time}
      state="sent"
      position="single"
      {...props}
    />
  ),
  MessageImage: (props) => <Kit.MessageImage {...image} {...props} />,
  MessageQuote: (props) => <Kit.MessageQuote quote={quote} {...props} />,
  MessageText: (props) => <Kit.MessageText text="Hello" {...props} />,
  NotificationItem: (props) => (
    <Kit.NotificationItem
      entry={{
        notification: {
          id: '1',
          kind: 'like',
          profile: robin,
          account: null,
          conversation: null,

          at: time,
          read: false,
        },
        isNew: true,
      }}
      href="/likes"
      asOf={asOf}
      {...props}
    />
  ),
};
