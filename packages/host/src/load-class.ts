import { calls } from '@meetcute/contract';
import { isFilePath } from './log/route-pattern.ts';
import { isHealthPath } from './pages/health.ts';
import type { RequestHead } from './request-head.ts';

/**
 * Loss when a request is refused: a `read` or a `page` comes a moment later, a `change` is work that somebody did. `always`
 * is never refused.
 */
export type LoadClass = 'read' | 'page' | 'change' | 'always';

const pathsOf = (list: readonly { path: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ path }) => path));

/** Calls with `GET` that change something, or are a step of a sign-up. */
const changes = pathsOf([calls.logout, calls.checkEmail]);

/** A provider repeats a notice after minutes at the earliest, and somebody waits for what was paid. */
const notices = pathsOf([calls.confirmPayment]);

/** Returns the path of an absolute address, which takes less time than parsing it. */
export function pathOf({ url }: Pick<RequestHead, 'url'>): string {
  const from = url.indexOf('/', url.indexOf('//') + 2);
  const to = url.indexOf('?', from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}

/** Returns the class of a request. */
export function loadClassOf(head: Pick<RequestHead, 'method' | 'url'>): LoadClass {
  const path = pathOf(head);
  const isRead = head.method === 'GET' || head.method === 'HEAD';
  if (notices.has(path) || isHealthPath(path) || (isRead && isFilePath(path))) return 'always';
  if (!isRead || changes.has(path)) return 'change';
  return path.startsWith('/api/') ? 'read' : 'page';
}
