import type { OwnTexts } from '@meetcute/i18n';
import { findTextProblems } from '@meetcute/i18n/node';
import { cam } from '@meetcute/contract';
import { normalizeHost, normalizePath } from '@meetcute/core';
import type { PartnersFile } from '@meetcute/demo';
import { findNearNames } from '../../cli/near-names.ts';
import { reportIssues } from './schema-issues.ts';
import { isObject, type Json } from './site-json.ts';
import type { Path, Report } from './site-problem.ts';

/** Server route rule: redirects a path of the site to another path or website. */
export interface Redirect {
  /** Path of the site, starting with `/`. */
  from: string;
  /** Path of the site, or an absolute HTTP address. */
  to: string;
  /** Status of the redirect. Default 302. */
  status: 301 | 302 | 303 | 307 | 308;
}

const hostName =
  /^(?=.{1,253}$)(?!.*[^.]{64})[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$|^\[[0-9a-f:]+\]$/;
const statuses: readonly unknown[] = [301, 302, 303, 307, 308];

/** Reports a key that nothing reads, which is most likely a typing error. */
export function reportUnknown(path: Path, knownKeys: readonly string[], report: Report): void {
  const [nearest] = findNearNames(String(path.at(-1)), knownKeys);
  report(path, 'is unknown', nearest ? `Did you mean '${nearest}'?` : 'Correct its name, or remove it.');
}

/** Reports the keys of an object that nothing reads. */
export function reportUnknownIn(path: Path, json: Json, knownKeys: readonly string[], report: Report): void {
  for (const key of Object.keys(json))
    if (!knownKeys.includes(key)) reportUnknown([...path, key], knownKeys, report);
}

/** Returns the host names of a site file. */
export function readHosts({ hosts }: Json, report: Report): string[] {
  if (!Array.isArray(hosts) || hosts.length === 0) {
    const what = hosts === undefined ? 'is missing' : 'is not a list of host names';
    report(
      ['hosts'],
      what,
      'Give the names under which browsers find the site, such as ["www.example.com"].',
    );
    return [];
  }
  return hosts.filter((host: unknown, index) => {
    const normal = typeof host === 'string' ? normalizeHost(host) : null;
    const isName = normal !== null && hostName.test(normal);
    if (isName && normal === host) return true;
    if (isName)
      report(
        ['hosts', index],
        `is '${String(host)}', which no request has as its host`,
        `Write '${normal}'.`,
      );
    else report(['hosts', index], 'is not a host name', 'Write it in lower case, without https:// and port.');
    return false;
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

const TARGETS = 'Give a path that begins with /, or an address that begins with https://.';

function readRedirect(rule: unknown, index: number, report: Report): Redirect[] {
  const rulePath = ['redirects', index];
  if (!isObject(rule)) {
    report(rulePath, 'is not an object', 'Write it as { "from": "/join", "to": "/signup" }.');
    return [];
  }
  reportUnknownIn(rulePath, rule, ['from', 'to', 'status'], report);
  const { status = 302 } = rule;
  const path = readPath(rule['from']);
  if (!path) report([...rulePath, 'from'], 'is not a path of the site', 'Give a path that begins with /.');
  const target = readTarget(rule['to']);
  if (!target) report([...rulePath, 'to'], 'is no address', TARGETS);
  const isStatus = statuses.includes(status);
  if (!isStatus) report([...rulePath, 'status'], 'does not redirect', `Give one of ${statuses.join(', ')}.`);
  return path && target && isStatus
    ? [{ from: normalizePath(path.pathname), to: target, status: status as Redirect['status'] }]
    : [];
}

/** Returns the redirects of a site file. */
export function readRedirects({ redirects = [] }: Json, report: Report): Redirect[] {
  if (Array.isArray(redirects)) return redirects.flatMap((rule, index) => readRedirect(rule, index, report));
  report(['redirects'], 'is not a list', 'Write it as [{ "from": "/join", "to": "/signup" }].');
  return [];
}

const isTarget = (url: unknown): boolean =>
  typeof url === 'string' &&
  (/^\/(?!\/)/.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)));

/** Returns the partners of a site file; undefined without any. */
export function readPartners({ partners }: Json, report: Report): PartnersFile | undefined {
  if (partners === undefined) return undefined;
  if (!isObject(partners)) {
    report(['partners'], 'is not an object', 'Write it as { "adverts": { "url": "https://…" } }.');
    return undefined;
  }
  const keys = { cams: ['url', 'offers'], adverts: ['url'] };
  reportUnknownIn(['partners'], partners, Object.keys(keys), report);
  for (const [name, knownKeys] of Object.entries(keys)) {
    const partner = partners[name];
    if (partner === undefined) continue;
    if (!isObject(partner) || !isTarget(partner['url']))
      report(['partners', name, 'url'], 'is no address', TARGETS);
    if (isObject(partner)) reportUnknownIn(['partners', name], partner, knownKeys, report);
  }
  const { cams } = partners;
  if (!isObject(cams)) return partners;
  const { offers } = cams;
  if (!Array.isArray(offers))
    report(['partners', 'cams', 'offers'], 'is not a list of offers', 'Give a list, or [].');
  else
    for (const [index, offer] of offers.entries())
      reportIssues(
        ['partners', 'cams', 'offers', index],
        { given: offer, complete: offer, schema: cam },
        report,
      );
  return partners;
}

/** Reads the texts that a site replaces, and reports every one that can't be used. */
export function readTexts({ texts }: Json, report: Report): OwnTexts | undefined {
  if (texts === undefined) return undefined;
  for (const { path, what, mend } of findTextProblems(texts)) report(['texts', ...path], what, mend);
  return texts as OwnTexts;
}
