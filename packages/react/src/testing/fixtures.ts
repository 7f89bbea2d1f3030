import type { ChatItem, Profile } from '@meetcute/contract';
import type { SearchOrigin } from '@meetcute/core';

/** Search origin of the members page. */
export const searchOrigin: SearchOrigin = {
  source: 'search',
  trafficSource: null,
  autoLoad: true,
  hideNudity: false,
  searchAllCountries: false,
};

/** Creates the profile of a real member who is offline, with `changes` applied. */
export const profileWith = (changes: Partial<Profile> = {}): Profile => ({
  id: '11',
  name: 'Robin',
  age: 34,
  gender: null,
  date_of_birth: null,
  country: null,
  countryregion: null,
  city: 'Utrecht',
  language: null,
  main_image: null,
  images: [],
  personal: null,
  fictional: false,
  online: false,
  last_active: null,
  ...changes,
});

/** Creates a chat without messages. `changes` apply to the other member; `unreadCount` is 0 by default. */
export const chatWith = (changes: Partial<Profile> = {}, unreadCount = 0): ChatItem => ({
  conversation: { id: '21' },
  profile: profileWith(changes),
  num_unread_messages: unreadCount,
  last_message: null,
  updated_at: '2026-01-01T12:00:00Z',
});
