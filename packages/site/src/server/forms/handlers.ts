import { ApiError, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import {
  cancellationPayload,
  checkCancellation,
  checkComplaint,
  csrfValue,
  defaultName,
  emailProblem,
  href,
  nameProblem,
  passwordProblem,
  safeNext,
  signUpPayloadOf,
  visitorCountry,
  type Complaint,
  type RouteName,
} from '@meetcute/core';
import type { LocaleCode } from '@meetcute/i18n';
import type { FormResult } from '../../forms/form-result.ts';
import type { SiteContext } from '../../router/context.ts';

/** Input of a form's handler beside the fields. */
export interface FormRequest extends Pick<
  SiteContext,
  'client' | 'queryClient' | 'settings' | 'trafficSource'
> {
  /** Language of the page. */
  locale: LocaleCode;
  /** The visitor's time zone. */
  timeZone: string;
  /** Keeps the language of the page for the pages after it. */
  keepLocale: () => void;
  /** Address of the page with the form. */
  url: URL;
  /** The browser's name, as it sends it. */
  userAgent: string;
}

/** Path of the next page, or what the same page shows. */
export type Handled = string | Partial<Pick<FormResult, 'passwordProblem' | 'receipt'>>;

/** Handles a form that was sent without script. Throws `ApiError` when a call fails. */
export type FormHandler = (form: URLSearchParams, request: FormRequest) => Promise<Handled>;

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes);

/** Does what `useAccountStep` of `@meetcute/react` does in the browser. */
const signUp: FormHandler = async (form, { client, queryClient, settings, url, ...request }) => {
  const email = form.get('email')?.trim() ?? '';
  const name = defaultName(form.get('name') ?? '', email);
  const password = form.get('password') ?? '';
  const problem = passwordProblem(password);
  if (emailProblem(email) ?? nameProblem(name, email) ?? problem) return { passwordProblem: problem };
  const check = await client.call(calls.checkEmail, { query: { email } });
  if (check.status !== 'new' || check.token === null) {
    // The screen reads the result of the check from the cache.
    queryClient.setQueryData(queryKeyOf(calls.checkEmail, { email }), check);
    return {};
  }
  const payload = signUpPayloadOf({
    email,
    name,
    password,
    token: check.token,
    csrf: await csrfValue(email, request.userAgent, digest),
    language: request.locale,
    country: visitorCountry(settings),
    trafficSource: request.trafficSource,
    campaignProfile: form.get('campaign') || null,
    formPath: url.pathname,
    // Known if a script has run on an earlier page.
    timezone: request.timeZone,
    // Only a script knows the page before.
    referrer: '',
    attempts: 0,
  });
  await client.call(calls.signUp, { payload });
  request.keepLocale();
  return href('signup');
};

const login: FormHandler = async (form, { client, url }) => {
  const email = form.get('email')?.trim() ?? '';
  await client.call(calls.login, { payload: { email, password: form.get('password') ?? '' } });
  return safeNext(url.searchParams.get('next')) ?? href('members');
};

/** Changes the password. Another form of the page, which needs script, has no new password and changes nothing. */
const account: FormHandler = async (form, { client }) => {
  const [password, newPassword] = [form.get('password') ?? '', form.get('new_password')];
  if (newPassword === null) return href('account');
  const problem = passwordProblem(newPassword);
  if (problem) return { passwordProblem: problem };
  // The call takes no empty password, and its error would name no field.
  if (password === '') throw new ApiError({ code: 'wrong_password', status: 401, message: 'No password.' });
  await client.call(calls.changePassword, { payload: { password, new_password: newPassword } });
  return {};
};

const activate: FormHandler = async (form, { client }) => {
  await client.call(calls.activate, { payload: { token: form.get('token') ?? '' } });
  return {};
};

const complain: FormHandler = async (form, { client, locale: language }) => {
  const readField = (name: keyof Complaint) => form.get(name)?.replaceAll('\r\n', '\n') ?? '';
  const input = {
    name: readField('name'),
    email: readField('email'),
    subject: readField('subject'),
    text: readField('text'),
  };
  const complaint = checkComplaint(input);
  if (!complaint.isAllowed) return {};
  return client.call(calls.complain, { payload: { ...complaint.value, language } });
};

const cancel: FormHandler = async (form, { client, locale: language }) => {
  const kind = form.get('kind') === 'extraordinary' ? 'extraordinary' : 'ordinary';
  const reason = form.get('reason')?.replaceAll('\r\n', '\n');
  const input = { email: form.get('email') ?? '', kind, reason, date: form.get('date') ?? '' } as const;
  const cancellation = checkCancellation(input, new Date());
  if (!cancellation.isAllowed) return {};
  const payload = { ...cancellationPayload(cancellation.value), language };
  return { receipt: (await client.call(calls.cancelByEmail, { payload })).received_at };
};

/** Handlers of the forms that work without script, by the route of their page. */
export const formHandlers: Partial<Record<RouteName, FormHandler>> = {
  signup: signUp,
  'members-memberId-signup': signUp,
  'members-memberId-landing': signUp,
  'members-memberId-landing2-slug': signUp,
  'members-memberId-landing3-slug': signUp,
  'landers-video': signUp,
  'landers-gallery': signUp,
  'landers-maplanding': signUp,
  'landers-alonetonight': signUp,
  'landers-iconslanding': signUp,
  'landers-socialnetwork': signUp,
  'landers-collagelanding': signUp,
  'landers-transitionsvideolanding-slug': signUp,
  login,
  account,
  'activate-done': activate,
  cancel,
  complaints: complain,
};
