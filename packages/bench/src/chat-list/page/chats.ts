import type { ChatItem, Profile } from '@meetcute/contract';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ida', 'Jan'];
const BEGIN = Date.UTC(2026, 0, 1);

const profileOf = (id: number): Profile => ({
  id: String(id),
  name: `${NAMES[id % NAMES.length]} member`,
  age: 18 + (id % 50),
  gender: null,
  date_of_birth: null,
  country: null,
  countryregion: null,
  city: `Place ${id % 97}`,
  language: null,
  main_image: null,
  images: [],
  personal: null,
  fictional: false,
  online: id % 3 === 0,
  last_active: null,
});

/** Creates a chat whose last message has the number `messageNumber`. */
const chatOf = (id: number, messageNumber: number): ChatItem => {
  const at = new Date(BEGIN + messageNumber * 60_000).toISOString();
  return {
    conversation: { id: String(id) },
    profile: profileOf(id),
    num_unread_messages: messageNumber % 4,
    last_message: {
      id: String(messageNumber),
      client_id: null,
      conversation: String(id),
      sender: String(id),
      text: `Message ${messageNumber} of a member who took the late train along the coast`,
      sent_at: at,
      state: 'sent',
      image: null,
    },
    updated_at: at,
  };
};

/** Creates a number of chats, newest first. */
export const chatsOf = (count: number): ChatItem[] =>
  Array.from({ length: count }, (_, index) => chatOf(index, count - index));

/** Returns the same chat with a new unread message. */
export const written = ({ conversation: { id } }: ChatItem, messageNumber: number): ChatItem =>
  chatOf(Number(id), messageNumber);
