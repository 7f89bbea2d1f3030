import type { ReactElement } from 'react';
import * as Kit from '../index.ts';
import { members } from './page.tsx';

const nothing = () => undefined;
const at = '2026-11-20T12:00:00.000Z';
const asOf = Date.parse(at);
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
  ChatListItem: (given) => (
    <Kit.ChatListItem
      chat={{
        conversation: { id: '21' },
        profile: robin,
        num_unread_messages: 0,
        last_message: null,
        updated_at: at,
      }}
      href="/chats/21"
      viewerId="1"
      asOf={asOf}
      {...given}
    />
  ),
  ChosenImage: (given) => <Kit.ChosenImage src="/small.webp" refusal={null} onRemove={nothing} {...given} />,
  Composer: (given) => (
    <Kit.Composer
      value=""
      onChange={nothing}
      onSend={nothing}
      maxLength={100}
      label="Message"
      placeholder="Message"
      {...given}
    />
  ),
  ImageButton: (given) => <Kit.ImageButton onChoose={nothing} {...given} />,
  MessageBubble: (given) => (
    <Kit.MessageBubble
      text="Hello"
      image={null}
      senderName="Robin"
      isOwn={false}
      sentAt={at}
      state="sent"
      position="single"
      {...given}
    />
  ),
  MessageImage: (given) => <Kit.MessageImage {...image} {...given} />,
  MessageQuote: (given) => <Kit.MessageQuote quote={quote} {...given} />,
  MessageText: (given) => <Kit.MessageText text="Hello" {...given} />,
  NotificationItem: (given) => (
    <Kit.NotificationItem
      entry={{
        notification: {
          id: '1',
          kind: 'like',
          profile: robin,
          account: null,
          conversation: null,

          at,
          read: false,
        },
        isNew: true,
      }}
      href="/likes"
      asOf={asOf}
      {...given}
    />
  ),
};
