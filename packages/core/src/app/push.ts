import { PUSH_WORKER_VERSION } from '../constants.ts';

/** What a push says, ready to be shown. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** News of one tag replace each other; null where they stand side by side. */
  readonly tag: string | null;
  /** Path of the site that it leads to, `/` for none. */
  readonly path: string;
  /** Number for the app's icon; null leaves it as it is. */
  readonly badge: number | null;
}

/** A path of the site itself, with query and fragment; `/` for everything that leads elsewhere. */
export function ownPath(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !url.startsWith('/') || !URL.canParse(url, origin)) return '/';
  const { origin: target, pathname, search, hash } = new URL(url, origin);
  return target === origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Reads the payload of a push. What can't be read, or is of another version, is news without words under the site's
 * name: a browser wants to show something for every push (spec: const.push-sw-version-2).
 */
export function readPush(
  text: string,
  site: { readonly name: string; readonly origin: string },
): PushContent {
  const read = readObject(text);
  const value = read['version'] === PUSH_WORKER_VERSION ? read : {};
  return {
    title: textOf(value['title']) || site.name,
    body: textOf(value['body']),
    tag: textOf(value['tag']) || null,
    path: ownPath(value['url'], site.origin),
    badge: isCount(value['badge']) ? value['badge'] : null,
  };
}
