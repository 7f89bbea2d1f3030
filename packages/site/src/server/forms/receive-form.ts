import { admitForm, matchRoute } from '@meetcute/core';
import { formHandlers } from './handlers.ts';

const refusal = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/**
 * Reads the form that a browser sent to a page without script. Leads back to a page whose form needs script. Responds
 * with 405 for an unknown page, 403 for a form of another site and 415 for anything but a short form without files.
 */
export async function receiveForm(request: Request): Promise<URLSearchParams | Response> {
  const { pathname, search } = new URL(request.url);
  const match = matchRoute(pathname);
  if (!match) return refusal('There is no form at this address.', 405, { allow: 'GET, HEAD' });
  if (!formHandlers[match.name])
    return new Response(null, { status: 303, headers: { location: pathname + search } });
  const form = await admitForm(request);
  return form instanceof URLSearchParams ? form : refusal(form.text, form.status);
}
