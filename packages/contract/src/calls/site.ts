import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { companyInfo, regionData, settings } from '../entities/settings.ts';
import { COMPLAINT_SUBJECT_MAX, COMPLAINT_TEXT_MAX, EMAIL_MAX, NAME_MAX } from '../limits.ts';
import { country, id, language, queryNumber, text } from '../wire.ts';

const open = { errors: [], transport: 'json', auth: 'visitor', method: 'GET' } as const;

/** Calls about the site itself, open to visitors. */
export const siteCalls = {
  getSettings: defineCall({
    ...open,
    name: 'getSettings',
    summary: 'Returns the settings of the site at this host name.',
    path: '/api/settings.php',
    response: settings,
    origin: 'extension',
  }),
  getRegions: defineCall({
    ...open,
    name: 'getRegions',
    summary: 'Returns regions by country.',
    path: '/api/regions.php',
    response: z.object({ regions: regionData }),
    origin: 'specification',
  }),
  getInterests: defineCall({
    ...open,
    name: 'getInterests',
    summary: 'Returns the interests that a member can choose from.',
    path: '/api/interests.php',
    response: z.object({ interests: z.array(z.object({ id, name: z.string() })) }),
    origin: 'specification',
  }),
  getProfileFields: defineCall({
    ...open,
    name: 'getProfileFields',
    summary: 'Returns the profile fields that the settings define: dropdowns with their values, then texts.',
    path: '/api/profile_fields.php',
    response: z.object({
      fields: z.array(
        z.object({ name: z.string(), kind: z.enum(['choice', 'text']), values: z.array(z.string()) }),
      ),
    }),
    origin: 'specification',
  }),
  getCompanyInfo: defineCall({
    ...open,
    name: 'getCompanyInfo',
    summary: 'Returns the company behind the site.',
    path: '/api/companyinfo.php',
    response: companyInfo,
    origin: 'specification',
  }),
  geocode: defineCall({
    ...open,
    name: 'geocode',
    summary: 'Returns the nearest known place. Parts are null where nothing is near.',
    path: '/api/geocode.php',
    query: z.strictObject({ lat: queryNumber(-90, 90), lon: queryNumber(-180, 180) }),
    response: z.object({
      country: z.nullable(country),
      countryregion: z.nullable(id),
      city: z.nullable(z.string()),
    }),
    origin: 'specification',
  }),
  getCatalogue: defineCall({
    ...open,
    name: 'getCatalogue',
    summary: 'Returns message trees by namespace, under their locale code. Served by the host.',
    path: '/_i18n/:buildId/:locale/messages.json',
    params: ['buildId', 'locale'],
    response: z.record(z.string(), z.record(z.string(), z.unknown())),
    errors: ['not_found'],
    origin: 'specification',
  }),
  complain: defineCall({
    name: 'complain',
    summary: 'Sends a complaint to the company. Returns a receipt.',
    method: 'POST',
    path: '/api/complaints.php',
    payload: z.strictObject({
      name: text(NAME_MAX, 1),
      email: text(EMAIL_MAX, 3),
      subject: text(COMPLAINT_SUBJECT_MAX, 1),
      text: text(COMPLAINT_TEXT_MAX, 1),
      /** Language of the mails about it, where the site offers it. Default: the site's. */
      language: z.optional(language),
    }),
    response: z.object({ receipt: id }),
    errors: ['key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
  }),
} as const;
