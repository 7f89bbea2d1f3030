import * as z from 'zod/mini';
import { minLength } from '../lengths.ts';
import { MIN_AGE } from '../limits.ts';
import { country, currency, id, language } from '../wire.ts';

/** Region of a country. '0' means all regions and is never an entry. */
export const region = z.object({ id, name: z.string() });

/** Regions by country code. */
export const regionData = z.record(z.string(), z.array(region));

/** Icons that can stand before the words of the fictional label. */
export const fictionalIcons = ['sparkle', 'star', 'diamond'] as const;

const isOn = z.optional(z.boolean());

/** Company that pays for the tiles of a partner. */
const advertiser = z.optional(z.string().check(z.trim(), minLength(1)));

/** Company behind a site, as named in its terms and footer. */
export const companyFields = {
  company_name: z.string(),
  address: z.string(),
  city: z.string(),
  country,
  kvk: z.nullable(z.string()),
  vat_numbers: z.array(z.string()),
  tradenames: z.array(z.object({ id, name: z.string() })),
  email: z.string(),
  support_email: z.string(),
  support_phone: z.nullable(z.string()),
};

/** Response with the company behind a site. */
export const companyInfo = z.object(companyFields);

/**
 * Settings of a site. `message_credits` is the price of one message in credits (0: free).
 * `minimum_message_costs` is the lowest price of one message by country, in the currency's minor unit,
 * with the highest where it is known. Without `languages` the site offers all.
 */
export const settings = z.object({
  ...companyFields,
  name: z.string().check(minLength(1)),
  domain: z.string().check(minLength(1)),
  domain_language: language,
  languages: z.optional(z.array(language).check(minLength(1))),
  niche: z.int().check(z.gte(1), z.lte(7)),
  template: z.string().check(minLength(1)),
  home_people: isOn,
  min_age: z.int().check(z.gte(MIN_AGE), z.lte(99)),
  signups: z.string(),
  logged_out_search: z.enum(['none', 'all']),
  logged_out_search_trafficsource: z.enum(['none', 'all']),
  geoip_country: z.nullable(country),
  geoip_selected_country: z.nullable(country),
  countries: z.array(country).check(minLength(1)),
  region_data: regionData,
  search_fields: z.array(z.string()),
  search_paging: z.enum(['pages', 'infinite']),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.array(z.string()),
  allowed_values: z.record(z.string(), z.array(z.string())),
  text_fields: z.array(z.string()),
  fictional_icon: z.nullable(z.enum(fictionalIcons)),
  fictional_plural: z.string(),
  push_pub: z.nullable(z.string()),
  message_credits: z.int().check(z.gte(0)),
  minimum_message_costs: z.record(
    z.string(),
    z.object({ costs: z.int(), currency, highest: z.optional(z.int()) }),
  ),
  premium_effects: z.optional(z.array(z.enum(['no_adverts', 'free_messages', 'read_receipts']))),
  takedown_tradename: z.nullable(z.string()),
  delete_discount: z.nullable(z.int()),
  cdn_prefix: z.string(),
  member_resell: z.array(z.enum(['cams', 'camads'])),
  advertisers: z.optional(z.object({ cams: advertiser, camads: advertiser })),
  signup: z.object({
    showDots: z.boolean(),
    cityField: z.boolean(),
    membersButton: z.boolean(),
    autoSkip: z.boolean(),
  }),
  navigation: z.object({ matchFinder: isOn, notifications: isOn, premium: isOn, credits: isOn }),
  chat: z.object({ images: isOn, readReceipts: isOn, costNote: isOn }),
  likes: z.object({ mutualTab: isOn, newFirst: isOn }),
  my_profile: z.object({ notes: isOn, interests: isOn }),
  notifications: z.object({ push: isOn, mail: isOn }),
  footer: z.object({ languages: isOn, company: isOn, returnPolicy: isOn }),
});

export type Region = z.output<typeof region>;
export type CompanyInfo = z.output<typeof companyInfo>;
export type Settings = z.output<typeof settings>;
