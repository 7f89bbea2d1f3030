import { ApiError } from '@meetcute/client';
import type { RouteMatch, RouteName } from '@meetcute/core';
import type { LocaleCode } from '@meetcute/i18n';
import type { FormResult } from '../../forms/form-result.ts';
import type { SiteContext } from '../../router/context.ts';
import { requirePage } from '../../router/load-page.ts';
import { PageFailure, Redirect } from '../../router/outcomes.ts';
import { formHandlers } from './handlers.ts';

/** A form that was sent without script. */
export interface SentForm {
  /** Fields of the form. */
  fields: URLSearchParams;
  /** Language of the page. */
  locale: LocaleCode;
  /** The visitor's time zone. */
  timeZone: string;
  /** Keeps the language of the page for the pages after it. */
  keepLocale: () => void;
}

const nothing = { passwordProblem: null, receipt: null };

const withoutPasswords = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...form].filter(([name]) => name !== 'password' && name !== 'new_password'));

/**
 * Whether the server takes all forms of a route. A member on the page of the sign-up is past the step that it takes. Of the
 * account page it takes only the form with an action of its own.
 */
export const takesForms = (name: RouteName, isVisitor: boolean): boolean =>
  formHandlers[name] !== undefined && name !== 'account' && (isVisitor || name !== 'signup');

/**
 * Handles the form of a page. Returns its result with the HTTP status of the page. Throws `Redirect` when another page
 * follows, and `PageFailure` (405) for a page without such a form.
 */
export async function handleForm(
  site: SiteContext,
  match: RouteMatch | null,
  { request, sent }: { request: Request; sent: SentForm | null },
): Promise<{ form: FormResult; status: number }> {
  const handle = match && formHandlers[match.name];
  if (!handle || !sent) throw new PageFailure(405);
  await requirePage(match.route, site, match.params);
  const { fields, ...page } = sent;
  const values = withoutPasswords(fields);
  const url = new URL(request.url);
  const userAgent = request.headers.get('user-agent') ?? '';
  try {
    const result = await handle(fields, { ...site, ...page, url, userAgent });
    if (typeof result === 'string') throw new Redirect(result, 303);
    return { form: { ...nothing, ...result, values, failure: null }, status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, status, retryAfter = null, fields: problems = null } = error;
    const failure = { code, status, retryAfter, fields: problems };
    return { form: { ...nothing, values, failure }, status: status >= 400 ? status : 503 };
  }
}
