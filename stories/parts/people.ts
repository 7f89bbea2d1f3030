import type { Profile } from '@meetcute/contract';

/** Returns a member for stories of components, with `change` applied. */
export const sampleProfile = (change: Partial<Profile> = {}): Profile => ({
  id: 'marit',
  name: 'Marit',
  age: 34,
  gender: 'f',
  date_of_birth: null,
  country: 'NL',
  countryregion: null,
  city: 'Utrecht',
  language: null,
  main_image: null,
  images: [],
  personal: {},
  fictional: false,
  online: false,
  last_active: null,
  ...change,
});
