import { matchRoute } from '@meetcute/core';
import type { FormResult } from '../forms/form-result.ts';
import type { SiteContext } from '../router/context.ts';
import { loadErrorPage, loadWithShell } from '../router/load-page.ts';
import { Redirect, readErrorStatus } from '../router/outcomes.ts';
import { handleForm, type SentForm } from './forms/handle-form.ts';

/** A page that has loaded. */
export interface LoadedPage {
  /** Error of its loading; null without one. */
  failure: { error: unknown } | null;
  /** Result of a sent form; null without one. */
  form: FormResult | null;
  /** HTTP status of the page. */
  status: number;
}

/** Returns the request of a page whose form was read already. */
export const withoutBody = (request: Request): Request =>
  request.method === 'POST'
    ? new Request(request.url, { method: 'POST', headers: request.headers })
    : request;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Loads the page of a request, and handles its form first. Throws `Redirect` when another page follows. */
export async function loadRequest(
  site: SiteContext,
  request: Request,
  sentForm: SentForm | null,
): Promise<LoadedPage> {
  const url = new URL(request.url);
  const match = matchRoute(url.pathname);
  try {
    const formOutcome = isRead(request) ? null : await handleForm(site, match, { request, sent: sentForm });
    await loadWithShell(site, url, match);
    return { failure: null, form: null, status: 200, ...formOutcome };
  } catch (error) {
    if (error instanceof Redirect) throw error;
    await loadErrorPage(site);
    return { failure: { error }, form: null, status: readErrorStatus(error) };
  }
}
