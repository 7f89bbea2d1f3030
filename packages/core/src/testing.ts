import type { ChatItem, LikeEntry, Message, MemberNotification, Profile, Shop } from '@meetcute/contract';
import type { OutboxItem } from './outbox/item.ts';

/** Creates a test profile with everything unknown except the id. */
export const aProfile = (id: string): Profile => ({
  id,
  name: id,
  age: null,
  gender: null,
  date_of_birth: null,
  country: null,
  countryregion: null,
  city: null,
  language: null,
  main_image: null,
  images: [],
  personal: null,
  fictional: false,
  online: false,
  last_active: null,
});

/** Creates a test like, seen and not returned. */
export const aLike = (id: string, change: Partial<LikeEntry> = {}): LikeEntry => ({
  ...aProfile(id),
  like_new: false,
  did_like_profile: false,
  liked_at: '2026-01-01T00:00:00.000Z',
  ...change,
});

/** Creates a test message in conversation 'c1', sent by 'ada' `id` minutes after midnight. */
export const aMessage = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  client_id: `client-${id}`,
  conversation: 'c1',
  sender: 'ada',
  text: `text ${id}`,
  sent_at: new Date(Date.UTC(2026, 0, 1, 0, Number(id))).toISOString(),
  state: 'sent',
  image: null,
  ...change,
});

/** Creates a test chat with 'ada' and nothing unread. */
export const aChat = (id: string, change: Partial<ChatItem> = {}): ChatItem => ({
  conversation: { id },
  profile: aProfile('ada'),
  num_unread_messages: 0,
  last_message: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  ...change,
});

/** Creates a test notification: an unread like by 'ada'. */
export const aNotification = (id: string, change: Partial<MemberNotification> = {}): MemberNotification => ({
  id,
  kind: 'like',
  at: new Date(Date.UTC(2026, 0, 1, 0, Number(id))).toISOString(),
  read: false,
  profile: aProfile('ada'),
  conversation: null,
  account: null,
  ...change,
});

/** Creates a test outbox message of 'anna', waiting in conversation 'c1'. */
export const anOutboxItem = (place: number, change: Partial<OutboxItem> = {}): OutboxItem => ({
  member: 'anna',
  client_id: `m${place}`,
  conversation: 'c1',
  text: `Message ${place}`,
  place,
  state: 'waiting',
  code: null,
  refusals: 0,
  ...change,
});

/** A shop with credits and premium in three countries and two currencies. */
export const testShop: Shop = {
  products: [
    { id: 'c50', kind: 'credits', credits: 50, prices: { EUR: 1199, CHF: 1390 } },
    { id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 599 } },
    { id: 'p30', kind: 'premium', days: 30, prices: { EUR: 1999 } },
  ],
  countries: {
    NL: { currency: 'EUR', tax: 2100, payment_methods: ['ideal', 'card'] },
    DE: { currency: 'EUR', tax: 1900, payment_methods: ['card'] },
    CH: { currency: 'CHF', tax: 810, payment_methods: ['card'] },
  },
};
