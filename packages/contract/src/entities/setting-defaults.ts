import type { Settings } from './settings.ts';

/**
 * Settings of a site whose file does not name them. Company, prices, minimum age and the words of disclosures have no
 * default. Values are those that show the least of members and sell the least.
 */
export const settingDefaults = {
  niche: 1,
  template: 'classic',
  signups: 'all',
  logged_out_search: 'none',
  logged_out_search_trafficsource: 'none',
  geoip_selected_country: null,
  search_fields: ['gender', 'age', 'country', 'region'],
  search_paging: 'infinite',
  allowed_values: {
    relationship_goal: ['relationship', 'dating', 'friendship', 'chat', 'open'],
    relationship_status: ['single', 'separated', 'divorced', 'widowed'],
    height: ['under_160', '160_169', '170_179', '180_189', '190_plus'],
    build: ['slim', 'average', 'athletic', 'curvy', 'sturdy'],
    hair: ['black', 'brown', 'blond', 'red', 'grey', 'bald'],
    eyes: ['brown', 'hazel', 'green', 'blue', 'grey'],
    education: ['school', 'vocational', 'college', 'university'],
    children: ['none', 'at_home', 'grown_up', 'want', 'no_wish'],
    smoking: ['never', 'sometimes', 'often'],
    drinking: ['never', 'sometimes', 'often'],
  },
  text_fields: ['about_me', 'looking_for'],
  fictional_icon: 'sparkle',
  push_pub: null,
  tradenames: [],
  takedown_tradename: null,
  delete_discount: null,
  cdn_prefix: '/cdn',
  member_resell: [],
  signup: { showDots: true, cityField: true, membersButton: true, autoSkip: true },
  navigation: { matchFinder: true, notifications: true, premium: true, credits: true },
  chat: { images: false, readReceipts: true, costNote: true },
  likes: { mutualTab: true, newFirst: true },
  my_profile: { notes: true, interests: true },
  notifications: { push: true, mail: true },
  footer: { languages: true, company: true, returnPolicy: true },
} satisfies Partial<Settings>;

/** Settings whose default follows from others of the same file. */
export type DerivedSetting =
  | 'domain'
  | 'geoip_country'
  | 'region_data'
  | 'visible_profile_fields'
  | 'visible_profile_notes'
  | 'minimum_message_costs';

/** Switches of an area, of which a file names only those that differ. */
type Group = 'signup' | 'navigation' | 'chat' | 'likes' | 'my_profile' | 'notifications' | 'footer';

type Plain = Exclude<keyof typeof settingDefaults | DerivedSetting, Group>;

/** Settings in the file of a site: all that have a default are optional. */
export type SettingsFile = Omit<Settings, Plain | Group> &
  Partial<Pick<Settings, Plain>> & { [G in Group]?: Partial<Settings[G]> };
