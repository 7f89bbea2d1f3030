import {
  cam,
  parse,
  settings as settingsFields,
  shopSchema,
  type Settings,
  type SettingsFile,
  type Shop,
} from '@meetcute/contract';
import { settingsSchema } from '@meetcute/contract/openapi';
import { normalizeHost, normalizePath } from '@meetcute/core';
import { completeSettings, type PartnersFile } from '@meetcute/demo';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allowedValues } from './allowed-values.ts';
import { readScreenshots, type Screenshot } from './screenshots.ts';
import { readShop } from './shop.ts';
import { StartError } from './StartError.ts';
import { findUnknownKey, nearestKey, type UnknownKey } from './unknown-key.ts';

/** Server route rule: redirects a path of the site to another path or website. */
export interface Redirect {
  /** Path of the site, starting with `/`. */
  from: string;
  /** Path of the site, or an absolute HTTP address. */
  to: string;
  /** Status of the redirect. Default 302. */
  status: 301 | 302 | 303 | 307 | 308;
}

/** A site as the host serves it. */
export interface HostSite {
  /** Id of the site: lower-case letters, digits and `-`. */
  id: string;
  /** Host names without port; links use the first one. */
  hosts: readonly string[];
  /** Server route rules of the site. */
  redirects: readonly Redirect[];
  /** Settings of the site. */
  settings: Settings;
  /** Addresses of webcam offers and adverts. */
  partners?: PartnersFile;
  /** Products, prices and payment methods. */
  shop?: Shop;
  /** Screenshots that browsers show when they offer to install the site. */
  screenshots: readonly Screenshot[];
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hostName =
  /^(?=.{1,253}$)(?!.*[^.]{64})[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$|^\[[0-9a-f:]+\]$/;
const statuses: readonly unknown[] = [301, 302, 303, 307, 308];

/** Error for an invalid site file; names the file and the field. */
class SiteFault extends StartError {
  constructor(file: string, field: string, problem: string) {
    super(
      `The site file ${file} can't be used: ${field} ${problem}. Correct it and start again; no site is served until then.`,
    );
  }
}

function readJson(file: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SiteFault(
      file,
      'its text',
      `is not readable JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  if (!isObject(value)) throw new SiteFault(file, 'its text', 'is not a JSON object');
  return value;
}

const unknownFault = (file: string, { path, nearest }: UnknownKey): SiteFault =>
  new SiteFault(file, `'${path}'`, `is unknown${nearest ? `; the nearest known key is '${nearest}'` : ''}`);

/** Throws for unknown keys, which are most likely typing errors. */
function refuseUnknown(file: string, path: string, json: Json, knownKeys: readonly string[]): void {
  const [unknown] = Object.keys(json).filter((key) => !knownKeys.includes(key));
  if (unknown !== undefined)
    throw unknownFault(file, { path: `${path}${unknown}`, nearest: nearestKey(unknown, knownKeys) });
}

function readHosts(file: string, { hosts }: Json): string[] {
  if (!Array.isArray(hosts) || hosts.length === 0)
    throw new SiteFault(file, "'hosts'", 'is not a list of host names');
  return hosts.map((host: unknown, index) => {
    const normal = typeof host === 'string' ? normalizeHost(host) : null;
    const isName = normal !== null && hostName.test(normal);
    if (isName && normal === host) return host;
    throw new SiteFault(
      file,
      `'hosts.${index}'`,
      isName
        ? `is '${String(host)}', which no request has as its host. Write '${normal}'`
        : 'is not a host name in lower case without a port',
    );
  });
}

/** Placeholder origin to resolve paths against. */
const HERE = 'http://site.invalid';

/** Returns a path of the site as browsers normalize it; null if it leaves the site, also by `//` or `/\`. */
function readPath(value: unknown): URL | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//') ? url : null;
}

function readTarget(value: unknown): string | null {
  const path = readPath(value);
  if (path) return path.href.slice(HERE.length);
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { href, protocol } = new URL(value);
  return /^https?:$/.test(protocol) ? href : null;
}

function readRedirect(file: string, rule: unknown, index: number): Redirect {
  const field = (name: string) => `'redirects.${index}.${name}'`;
  const { from, to, status = 302, ...rest } = isObject(rule) ? rule : {};
  refuseUnknown(file, `redirects.${index}.`, rest, ['from', 'to', 'status']);
  const path = readPath(from);
  if (!path) throw new SiteFault(file, field('from'), 'is not a path that begins with /');
  const target = readTarget(to);
  if (!target)
    throw new SiteFault(file, field('to'), 'is neither a path that begins with / nor an http address');
  if (!statuses.includes(status))
    throw new SiteFault(file, field('status'), 'is none of 301, 302, 303, 307, 308');
  return { from: normalizePath(path.pathname), to: target, status: status as Redirect['status'] };
}

function readSettings(file: string, { settings: value, shop }: Json, hosts: readonly string[]): Settings {
  if (!isObject(value)) throw new SiteFault(file, "'settings'", 'is not an object');
  const unknown = findUnknownKey(settingsSchema(), value, 'settings');
  if (unknown) throw unknownFault(file, unknown);
  const countries = Array.isArray(value['countries']) ? value : { ...value, countries: [] };
  const sold = parse(shopSchema(), shop);
  const complete = completeSettings({
    hosts,
    settings: countries as unknown as SettingsFile,
    ...(sold.ok && { shop: sold.value }),
  });
  const parsed = parse(settingsFields, complete);
  if (parsed.ok) {
    if (parsed.value.geoip_selected_country !== null)
      throw new SiteFault(file, "'settings.geoip_selected_country'", 'is not null: each visitor chooses it');
    return parsed.value;
  }
  const [[name, code] = ['', '']] = Object.entries(parsed.fields);
  const given = name.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : at), value);
  const problem = given === undefined ? 'is missing' : `does not fit (${code}): ${JSON.stringify(given)}`;
  const allowed = allowedValues(settingsFields.safeParse(complete));
  throw new SiteFault(file, `'settings.${name}'`, problem + allowed);
}

const isPlace = (url: unknown): boolean =>
  typeof url === 'string' &&
  (/^\/(?!\/)/.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)));

function readPartners(file: string, value: unknown): PartnersFile {
  if (!isObject(value)) throw new SiteFault(file, "'partners'", 'is not an object');
  const { cams, adverts } = value;
  refuseUnknown(file, 'partners.', value, ['cams', 'adverts']);
  if (isObject(adverts)) refuseUnknown(file, 'partners.adverts.', adverts, ['url']);
  if (isObject(cams)) refuseUnknown(file, 'partners.cams.', cams, ['url', 'offers']);
  if (adverts !== undefined && !(isObject(adverts) && isPlace(adverts['url']))) {
    throw new SiteFault(
      file,
      "'partners.adverts.url'",
      'is neither a path that begins with / nor an http address',
    );
  }
  if (cams !== undefined && !(isObject(cams) && isPlace(cams['url']))) {
    throw new SiteFault(
      file,
      "'partners.cams.url'",
      'is neither a path that begins with / nor an http address',
    );
  }
  const offers = isObject(cams) ? cams['offers'] : [];
  if (!Array.isArray(offers) || !offers.every((offer) => parse(cam, offer).ok)) {
    throw new SiteFault(file, "'partners.cams.offers'", 'is not a list of offers');
  }
  return value as PartnersFile;
}

/** Reads one site file. Throws a StartError that names file and field. */
export function readSite(file: string): HostSite {
  const json = readJson(file);
  refuseUnknown(file, '', json, ['$schema', 'id', 'hosts', 'redirects', 'settings', 'partners', 'shop']);
  const { id, redirects = [] } = json;
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id))
    throw new SiteFault(file, "'id'", 'is not a name of lower-case letters, digits and -');
  if (!Array.isArray(redirects)) throw new SiteFault(file, "'redirects'", 'is not a list');
  const hosts = readHosts(file, json);
  const settings = readSettings(file, json, hosts);
  const sold = json['shop'] === undefined ? undefined : readShop(json['shop'], settings);
  if (sold && 'problem' in sold) throw new SiteFault(file, `'${sold.field}'`, sold.problem);
  return {
    id,
    hosts,
    redirects: redirects.map((rule, index) => readRedirect(file, rule, index)),
    settings,
    screenshots: readScreenshots(join(dirname(file), 'screenshots', id)),
    ...(json['partners'] === undefined ? {} : { partners: readPartners(file, json['partners']) }),
    ...(sold ? { shop: sold } : {}),
  };
}

/**
 * Returns the sites with the key that signs their pushes; null for sites without pushes, or if no pushes can
 * be sent.
 */
export const withPushKey = (sites: readonly HostSite[], publicKey: string | null): HostSite[] =>
  sites.map((site) => {
    const push_pub = site.settings.notifications.push === false ? null : publicKey;
    return { ...site, settings: { ...site.settings, push_pub } };
  });

/**
 * Reads every `*.json` file of a folder. Throws a StartError if there is none, or if two sites use the same
 * ID or host.
 */
export function readSites(folder: string): HostSite[] {
  let names: string[];
  try {
    names = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  } catch (error) {
    throw new StartError(
      `The folder of sites ${folder} can't be read (${(error as Error).message}). Name another one in SITES_DIR.`,
    );
  }
  if (names.length === 0)
    throw new StartError(
      `The folder of sites ${folder} has no .json file. Add a site file there, or name another folder in SITES_DIR.`,
    );
  const claimed = new Map<string, string>();
  return names.map((name) => {
    const file = join(folder, name);
    const site = readSite(file);
    for (const key of [`id ${site.id}`, ...site.hosts.map((host) => `host ${host}`)]) {
      const other = claimed.get(key);
      if (other) throw new SiteFault(file, `the ${key}`, `is already taken by ${other}`);
      claimed.set(key, file);
    }
    return site;
  });
}
