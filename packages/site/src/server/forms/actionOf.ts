import { ApiError } from '@meetcute/client';
import type { RouteName } from '@meetcute/core';
import type { LocaleCode } from '@meetcute/i18n';
import { createContext, data, redirect, type ActionFunction } from 'react-router';
import type { FormResult } from '../../forms/form-result.ts';
import { siteContext } from '../../router/context.ts';
import { requirePage } from '../../router/pageLoader.ts';
import { formHandlers } from './handlers.ts';

/** A form that was sent without script. */
export interface SentForm {
  /** Fields of the form. */
  fields: URLSearchParams;
  /** Language of the page. */
  locale: LocaleCode;
  /** Keeps the language of the page for the pages after it. */
  keepLocale: () => void;
}

/** React Router context that provides the sent form to actions. */
export const formContext = createContext<SentForm>();

const nothing = { passwordProblem: null, receipt: null };

const withoutPasswords = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...form].filter(([name]) => name !== 'password' && name !== 'new_password'));

/**
 * Whether the server takes all forms of a route. A member on the page of the sign-up is past the step that it takes. Of the
 * account page it takes only the form with an action of its own.
 */
export const takesForms = (name: RouteName, isVisitor: boolean): boolean =>
  formHandlers[name] !== undefined && name !== 'account' && (isVisitor || name !== 'signup');

/** Returns the action that handles the form of a route; undefined for a page without such a form. */
export function actionOf(name: RouteName): ActionFunction | undefined {
  const handle = formHandlers[name];
  if (!handle) return undefined;
  return async ({ request, params, context }) => {
    const site = context.get(siteContext);
    await requirePage({ name }, site, params);
    const { fields, ...page } = context.get(formContext);
    const values = withoutPasswords(fields);
    const url = new URL(request.url);
    const userAgent = request.headers.get('user-agent') ?? '';
    try {
      const handled = await handle(fields, { ...site, ...page, url, userAgent });
      if (typeof handled === 'string') return redirect(handled, 303);
      return { ...nothing, ...handled, values, failure: null } satisfies FormResult;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, status, retryAfter = null, fields: problems = null } = error;
      const failure = { code, status, retryAfter, fields: problems };
      const result: FormResult = { ...nothing, values, failure };
      return data(result, { status: status >= 400 ? status : 503 });
    }
  };
}
