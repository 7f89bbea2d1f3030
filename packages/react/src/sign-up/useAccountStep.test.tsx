import { queryKeyOf } from '@meetcute/client';
import { calls, type SignUpPayload, type TrafficSource } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import type { FormEvent } from 'react';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PushPort } from '../push/port.ts';
import { genericError, memberWorld, openPage } from '../testing/open-page.tsx';
import { useAccountStep } from './useAccountStep.ts';

const submit = { preventDefault: () => undefined } as FormEvent;

const signUps = (requests: readonly Request[]) =>
  requests.filter(({ method, url }) => method === 'POST' && new URL(url).pathname === calls.signUp.path);

const checks = (requestLines: readonly string[]) =>
  requestLines.filter((call) => call === 'GET /api/validate_email.php');

afterEach(() => void vi.useRealTimers());

/** Opens the first step of the wizard for a logged-out visitor. */
function emptyPage(
  options: { campaignProfile?: string; trafficSource?: TrafficSource; push?: PushPort } = {},
) {
  const world = memberWorld();
  const page = openPage(world, options.trafficSource, options.push && { push: options.push });
  page.queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const onCreated = vi.fn<() => void>();
  const { campaignProfile = null } = options;
  const open = () =>
    page.use(() => useAccountStep({ language: 'en', formPath: '/signup', campaignProfile, onCreated }));
  const form = open();
  return { ...page, world, form, open, onCreated, send: () => act(() => form.current.onSubmit(submit)) };
}

/** Opens the first step with valid input. */
async function filledPage(options: Parameters<typeof emptyPage>[0] = {}) {
  const page = emptyPage(options);
  const { form } = page;
  act(() => {
    form.current.email.onChange('somebody.new@example.com');
    form.current.name.onChange('Robin');
    form.current.password.onChange('a-quiet-Lantern-42');
  });
  await expect.poll(() => form.current.canSubmit).toBe(true);
  return page;
}

test(
  'logs a failed sign-up and shows an alert with the reason',
  { meta: { spec: ['error.signup-failure-logged', 'error.signup-failure-alert'] } },
  async () => {
    const { alerts, form, logged, onCreated, send, world } = await filledPage();
    setFault(world, 'signUp', { kind: 'error', code: 'server_error' });
    send();
    await expect.poll(() => alerts).toEqual([genericError]);
    expect(logged).toEqual([{ message: 'The call signUp failed.', code: 'server_error' }]);
    expect(onCreated).not.toHaveBeenCalled();
    await expect.poll(() => form.current.canSubmit).toBe(true);
  },
);

test('a key prepares no call', async () => {
  const { form, queryClient } = await filledPage();
  const events: string[] = [];
  queryClient.getMutationCache().subscribe(({ type }) => void events.push(type));
  queryClient.getQueryCache().subscribe(({ type }) => void events.push(type));
  act(() => form.current.name.onChange('Robin L'));
  expect(form.current.name.value).toBe('Robin L');
  expect(events).toEqual([]);
});

test.each([
  ['Suppоrt', 'name_imitates'],
  ['mira example com', 'name_with_address'],
])('says at the field why the name %s is refused', async (name, key) => {
  const { form } = await filledPage();
  act(() => form.current.name.onChange(name));
  act(() => form.current.name.onBlur());
  await expect.poll(() => form.current.name.problem).toEqual({ key });
  act(() => form.current.name.onChange('Suppé'));
  expect(form.current.name.problem).toBeNull();
});

test('a submit from the field of the name checks it for imitations, too', async () => {
  const { form, requests, send } = await filledPage();
  act(() => form.current.email.onBlur());
  await act(async () => void (await import('@meetcute/core/names')));
  act(() => form.current.name.onChange('Suppоrt'));
  expect(form.current.name.problem).toBeNull();
  send();
  expect([form.current.name.problem, form.current.isPending]).toEqual([{ key: 'name_imitates' }, false]);
  expect(signUps(requests)).toEqual([]);
});

test('shows at the field that the server refused a name before the check had loaded', async () => {
  const { form, onCreated, send } = await filledPage();
  act(() => form.current.name.onChange('Not fictional'));
  send();
  await expect.poll(() => form.current.name.problem).toEqual({ key: 'name_imitates' });
  expect(form.current.name.value).toBe('Not fictional');
  expect(onCreated).not.toHaveBeenCalled();
});

test.each(['support@example.com', 'mira.org@example.com'])(
  'asks for a name instead of taking the default of %s',
  async (email) => {
    const { form } = emptyPage();
    act(() => form.current.email.onChange(email));
    act(() => form.current.email.onBlur());
    act(() => form.current.name.onBlur());
    await expect.poll(() => form.current.name.problem).toEqual({ key: 'name_needed' });
    act(() => form.current.name.onChange('Robin'));
    expect(form.current.name.problem).toBeNull();
    act(() => form.current.name.onChange(''));
    act(() => form.current.name.onBlur());
    expect(form.current.name).toMatchObject({ value: '', problem: { key: 'name_needed' } });
  },
);

test(
  'adds the push subscription of the browser to the new account',
  { meta: { spec: ['signup.after-create.subscription-added-to-account'] } },
  async () => {
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/test';
    const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'key', auth: 'auth' } });
    const pushPort = {
      isCapable: () => true,
      permission: () => 'granted',
      current: async () => subscription,
    };
    const { onCreated, send, world } = await filledPage({ push: pushPort as unknown as PushPort });
    const listSubscribed = () =>
      [...world.pushSubscriptions].map(
        ([, session]) => world.members.get(world.sessions.get(session)!)?.email,
      );
    expect(listSubscribed()).toEqual([]);
    send();
    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
    await expect.poll(listSubscribed).toEqual(['somebody.new@example.com']);
  },
);

test('continues without an alert after a successful sign-up', async () => {
  const { alerts, logged, onCreated, send } = await filledPage();
  send();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect([alerts, logged]).toEqual([[], []]);
});

test('sends thirteen values', { meta: { spec: ['entity.signup-payload.fields'] } }, async () => {
  const { onCreated, requests, send } = await filledPage();
  send();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  const [request] = signUps(requests);
  expect(Object.keys(await request!.json())).toEqual([
    'email',
    'name',
    'password',
    'trafficsource',
    'timezone',
    'country',
    'language',
    'profile',
    'form_path',
    'referrer',
    'csrf',
    'token',
    'n',
  ]);
});

test(
  'creates one account when the form is submitted twice before it re-renders',
  { meta: { spec: ['signup.step0.submit-blocked-while-submitting'] } },
  async () => {
    const { form, onCreated, requests } = await filledPage();
    const { onSubmit } = form.current;
    act(() => {
      onSubmit(submit);
      onSubmit(submit);
    });
    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
    expect(signUps(requests)).toHaveLength(1);
    expect(form.current.canSubmit).toBe(false);
  },
);

test('keeps the input after a failure and counts the attempts', async () => {
  const { alerts, form, onCreated, requests, send, world } = await filledPage();
  setFault(world, 'signUp', { kind: 'error', code: 'weak_password', times: 1 });
  send();
  await expect.poll(() => alerts.length).toBe(1);
  await expect.poll(() => form.current.canSubmit).toBe(true);
  expect(form.current.password).toMatchObject({ value: 'a-quiet-Lantern-42', refusal: alerts[0] });
  act(() => form.current.password.onChange('a-quiet-Lantern-43'));
  expect(form.current.password.refusal).toBeUndefined();
  act(() => form.current.password.onChange('a-quiet-Lantern-42'));
  send();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  const payloads = await Promise.all(
    signUps(requests).map((request): Promise<SignUpPayload> => request.json()),
  );
  expect(payloads.map(({ n }) => n)).toEqual([0, 1]);
});

test('sends traffic source, campaign profile and form path with the sign-up', async () => {
  const trafficSource = { network: 'meadow', ref: 'r1', sub1: null, sub2: null, sub3: null };
  const { onCreated, requests, send } = await filledPage({ campaignProfile: 'm7', trafficSource });
  send();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect(await signUps(requests)[0]?.json()).toMatchObject({
    profile: 'm7',
    trafficsource: trafficSource,
    form_path: '/signup',
  });
});

test(
  'suggests a corrected email address on blur, to accept or ignore',
  { meta: { spec: ['email.didyoumean.suggests-full-address', 'email.didyoumean.suggestion-only'] } },
  async () => {
    const { form } = emptyPage();
    act(() => form.current.email.onChange('robin@gmial.com'));
    expect(form.current.email.onAccept).toBeNull();
    act(() => form.current.email.onBlur());
    await expect.poll(() => form.current.email.suggestion).toBe('robin@gmail.com');
    expect(form.current.email).toMatchObject({ value: 'robin@gmial.com', problem: null });
    await expect.poll(() => form.current.email.standing.status).toBe('new');
    act(() => form.current.email.onAccept?.());
    expect(form.current.email).toMatchObject({ value: 'robin@gmail.com', suggestion: null, onAccept: null });
  },
);

test(
  'checks the email address on blur at once, and 400 ms after a change otherwise',
  { meta: { spec: ['email.checked-on-blur', 'email.checked-after-change'] } },
  () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { requestLines, form } = emptyPage();
    act(() => form.current.email.onChange('robin@post.example'));
    act(() => void vi.advanceTimersByTime(399));
    expect(checks(requestLines)).toHaveLength(0);
    act(() => form.current.email.onBlur());
    expect(checks(requestLines)).toHaveLength(1);
    act(() => form.current.email.onChange('robin@mail.example'));
    act(() => void vi.advanceTimersByTime(399));
    expect(checks(requestLines)).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(checks(requestLines)).toHaveLength(2);
  },
);

test('restores email and name but not the password after a reload, and deletes them after sign-up', async () => {
  const { form, kept: localStore, onCreated, open, send } = await filledPage();
  const readValues = ({ current }: typeof form) =>
    [current.email, current.name, current.password].map(({ value }) => value);
  expect(readValues(open())).toEqual(['somebody.new@example.com', 'Robin', '']);
  send();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect(localStore.read('/account')).toBeNull();
  // The form keeps its values while the page moves on.
  expect(readValues(form)).toEqual(['somebody.new@example.com', 'Robin', 'a-quiet-Lantern-42']);
});
