import { settingDefaults, type DerivedSetting } from '../entities/setting-defaults.ts';
import type { Settings } from '../entities/settings.ts';
import { settingsSchema, type SettingSchema } from './settings-schema.ts';

/** Effect of each setting. A switch of a feature has a line of its own below. */
export const settingEffects: Readonly<Record<keyof Settings, string>> = {
  name: 'name of the site in titles, texts and mails',
  domain: 'host of canonical addresses, and the address in the terms',
  domain_language:
    'language of the site itself: its installed app, and mails to members without a language that it offers',
  languages:
    'languages that visitors can choose, in the order of the select, which is left out for one; they include `domain_language`',
  niche: 'prefix of the slugs of landing pages',
  template: 'template that draws the site',
  home_people:
    'people whom the template invented on the home page of visitors: portraits with a line of each, labelled as fictional',
  min_age: 'minimum age, at least 18',
  signups:
    '`all`: everyone can sign up. `with_trafficsource`: visitors of an advert only. Any other value: nobody',
  logged_out_search: '`all`: visitors can search. `none`: members only',
  logged_out_search_trafficsource: 'the same for visitors of an advert',
  geoip_country:
    'country of visitors whose address tells none: first country of the search, price of a message, country of a sign-up',
  geoip_selected_country:
    'country that the visitor has chosen in the footer, before that of their address; null in the file of a site',
  countries: 'countries of search and living area; a neighbour is added to a single country',
  region_data: 'regions by country; a country without regions asks for none',
  search_fields: 'filters of the search: `gender`, `age`, `country`, `region`',
  search_paging: '`pages` or `infinite` results',
  visible_profile_fields: 'choices that others see, in this order',
  visible_profile_notes: 'the texts of `text_fields` that others see, in this order',
  allowed_values: 'choices of a profile and their values',
  text_fields:
    'texts of a profile: fields of the sign-up and of the section of texts on a member’s own profile',
  fictional_icon:
    'icon before the words of the fictional label, and part of the response to the user; no setting hides the words',
  fictional_plural:
    'name of the fictional profiles in explanations; plain words of any language are those of the page’s language',
  push_pub: 'public key of pushes; without one the site offers none',
  message_credits: 'credits that a message costs; 0: free',
  minimum_message_costs:
    'lowest price of a message by country, and the highest where it is known, shown before the sign-up; the lowest also in the terms',
  premium_effects:
    'what premium gives a member. `no_adverts`: no adverts, `free_messages`: messages cost no credits, `read_receipts`: who has premium sees when their messages were read, and nobody else does. Default: none',
  takedown_tradename: 'trade name in the takedown section of the terms; without one the section is left out',
  delete_discount:
    'percent, 1 to 99, that a member who is about to delete the account is offered once, for 24 hours; null: no offer',
  cdn_prefix:
    'address before the file names of photos; only a path such as `/cdn` gets the session that photos of members need',
  member_resell: 'partners whose tiles members without a paid account see',
  advertisers:
    'company that pays for the tiles of each partner in `member_resell`, named on every tile; the host warns if one is missing',
  company_name: 'company in footer, service page, terms, privacy and mails',
  address: 'address of the company',
  city: 'city of the company',
  country: 'country of the company, and the last resort for the price of a message',
  kvk: 'number in the commercial register; omitted without one',
  vat_numbers: 'VAT numbers; omitted without one',
  tradenames: 'other names of the company; omitted without one',
  email: 'address of the company',
  support_email: 'address of customer service in pages and mails',
  support_phone: 'phone number of customer service; omitted without one',
  signup: 'switches of the sign-up',
  navigation: 'switches of the navigation',
  chat: 'switches of conversations',
  likes: 'switches of the likes',
  my_profile: 'switches of a member’s own profile',
  notifications: 'switches of notifications',
  footer: 'switches of the footer',
};

type Group = 'signup' | 'navigation' | 'chat' | 'likes' | 'my_profile' | 'notifications' | 'footer';
type SettingsSwitch = { [G in Group]: `${G}.${keyof Settings[G] & string}` }[Group];

/** Defaults that follow from other settings, and those of the settings that a site may leave out altogether. */
const otherDefaults: Readonly<
  Record<DerivedSetting | 'languages' | 'premium_effects' | 'advertisers' | 'home_people', string>
> = {
  domain: 'first name of `hosts`',
  geoip_country: 'first of `countries`',
  region_data: 'regions of `countries`',
  visible_profile_fields: 'all of `allowed_values`',
  visible_profile_notes: 'all of `text_fields`',
  minimum_message_costs: 'prices of `shop`; without one required if a message costs credits',
  languages: 'all',
  premium_effects: 'none',
  advertisers: 'none',
  home_people: '`false`',
};

/** Effect of each switch while it is on. */
const switches: Record<SettingsSwitch, string> = {
  'signup.showDots': 'milestones on the progress bar',
  'signup.cityField': 'a field for the city',
  'signup.membersButton': 'a link to the search at the end',
  'signup.autoSkip': 'skips steps whose answers are known',
  'navigation.matchFinder': 'the match finder',
  'navigation.notifications': 'the bell',
  'navigation.premium': 'links to premium on the account page and to the prices in the footer',
  'navigation.credits':
    'links to credits in the head, where messages cost credits, and on the account page, and to the prices in the footer',
  'chat.images': 'images in messages',
  'chat.readReceipts': 'senders learn when their messages were read; otherwise only that they were delivered',
  'chat.costNote':
    'the price and the remaining credits beside the send button; otherwise the price on the button',
  'likes.mutualTab': 'the list of mutual likes',
  'likes.newFirst': 'new likes first; otherwise the order of the server',
  'my_profile.notes': 'the section of texts (`text_fields`) on a member’s own profile',
  'my_profile.interests': 'interests to choose on a member’s own profile, which others see in words',
  'notifications.push': 'pushes',
  'notifications.mail': 'mails about news, and their settings',
  'footer.languages': 'the select of languages',
  'footer.company': 'the name of the company',
  'footer.returnPolicy': 'the link to the return policy',
};

/** Names of texts that have to have a form. */
const forms: Readonly<Record<string, string>> = {
  '^[A-Z]{2}$': 'country code such as `NL`',
};

/** Returns the values that a setting can have, such as '18 to 99'. */
export function describeType(schema: SettingSchema): string {
  const { type, enum: values, anyOf, items, minimum, maximum, pattern } = schema;
  if (pattern && forms[pattern]) return forms[pattern];
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if (anyOf) return anyOf.map(describeType).join(' or ');
  if (type === 'array') return `list of ${items ? describeType(items) : 'values'}`;
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && maximum < 1000)
    return `${minimum} to ${maximum}`;
  if (type === 'integer') return 'whole number';
  return [type ?? 'string']
    .flat()
    .map((each) => (each === 'string' ? 'text' : each))
    .join(' or ');
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const defaultOf = (name: string): string => {
  if (Object.hasOwn(otherDefaults, name)) return otherDefaults[name as keyof typeof otherDefaults];
  if (!Object.hasOwn(settingDefaults, name)) return '**required**';
  const value: unknown = settingDefaults[name as keyof typeof settingDefaults];
  if (Array.isArray(value)) return value.map((each) => `\`${each}\``).join(', ') || 'none';
  return typeof value === 'object' && value !== null ? 'see below' : `\`${String(value)}\``;
};

const isOn = (name: string) => {
  const [group, key] = name.split('.') as [Group, string];
  return (settingDefaults[group] as Readonly<Record<string, boolean>>)[key] ? 'on' : 'off';
};

/** Returns `docs/reference/settings.md`: every setting with its type and effect. */
export function settingsTable(): string {
  return [
    '# Settings of a site',
    '',
    'A site is a JSON file ([the file of a site](../operators/site-file.md)). What the site sells is in `shop`, beside the',
    'settings; `tax` there is in hundredths of a percent, so 1900 is 19 % ([what a site sells](../operators/shop.md)).',
    '`npm run openapi` writes this page.',
    '',
    row('setting', 'type', 'default', 'effect'),
    row('---', '---', '---', '---'),
    ...Object.entries(settingsSchema().properties).map(([name, schema]) =>
      row(`\`${name}\``, describeType(schema), defaultOf(name), settingEffects[name as keyof Settings]),
    ),
    '',
    '## Switches',
    '',
    row('switch', 'default', 'effect while it is on'),
    row('---', '---', '---'),
    ...Object.entries(switches).map(([name, effect]) => row(`\`${name}\``, isOn(name), effect)),
    '',
    '## Choices of a profile',
    '',
    'The default of `allowed_values`. A site that names its own choices names all of them.',
    '',
    row('choice', 'values'),
    row('---', '---'),
    ...Object.entries(settingDefaults.allowed_values).map(([name, values]) =>
      row(`\`${name}\``, values.map((value) => `\`${value}\``).join(', ')),
    ),
    '',
  ].join('\n');
}

/** Names of the switches in `docs/reference/settings.md`. */
export const switchNames = Object.keys(switches);
