import { PUSH_WORKER_VERSION } from '../constants.ts';

/** Content of a push notification, ready to show. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** Notifications with the same tag replace each other; null shows them side by side. */
  readonly tag: string | null;
  /** Path of the site to open, `/` by default. */
  readonly path: string;
  /** Number for the app icon; null leaves it unchanged. */
  readonly badge: number | null;
}

/** Returns the path, query and fragment of an address of the site; `/` for any address that leads elsewhere. */
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
 * Reads the payload of a push. An unreadable payload or one of another version yields the site's name without
 * a body, because browsers require a notification for every push (spec: const.push-sw-version-2).
 */
export function readPush(
  text: string,
  site: { readonly name: string; readonly origin: string },
): PushContent {
  const payload = readObject(text);
  const value = payload['version'] === PUSH_WORKER_VERSION ? payload : {};
  return {
    title: textOf(value['title']) || site.name,
    body: textOf(value['body']),
    tag: textOf(value['tag']) || null,
    path: ownPath(value['url'], site.origin),
    badge: isCount(value['badge']) ? value['badge'] : null,
  };
}
