import type { ChatItem, Profile } from '@meetcute/contract';

/** A fictional profile that speaks Polish. */
export const robin: Profile = {
  id: 'robin',
  name: 'Robin',
  age: 34,
  gender: 'm',
  date_of_birth: null,
  country: 'NL',
  countryregion: null,
  city: 'Utrecht',
  language: 'pl',
  main_image: null,
  images: [],
  personal: null,
  fictional: true,
  online: false,
  last_active: null,
};

const sentAt = '2026-11-20T18:12:00.000Z';

/** A conversation with an unread message. */
export const chat: ChatItem = {
  conversation: { id: 'c1' },
  profile: robin,
  num_unread_messages: 1,
  last_message: {
    id: '1',
    client_id: null,
    conversation: 'c1',
    sender: robin.id,
    text: 'Am Kanal?',
    sent_at: sentAt,
    state: 'sent',
    image: null,
  },
  updated_at: sentAt,
};
