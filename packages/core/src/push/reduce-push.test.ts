import { expect, test } from 'vitest';
import { initialPush, isPushCapable, reducePush, type PushEvent } from './reduce-push.ts';

const subscription = '{"endpoint":"https://push.example/1"}';
const foundEvent = { type: 'found', isCapable: true, permission: 'default', subscription: null } as const;
const applyEvents = (...events: PushEvent[]) => events.reduce(reducePush, initialPush);

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'with a service worker (%s) and a push manager (%s) push is supported: %s',
  { meta: { spec: ['push.capable-needs-service-worker-and-push-manager'] } },
  (hasServiceWorker, hasPushManager, expected) => {
    expect(isPushCapable({ hasServiceWorker, hasPushManager })).toBe(expected);
  },
);

test(
  'stores the serialised subscription',
  {
    meta: {
      spec: [
        'push.subscribed-holds-serialized',
        'entity.push-state.subscription-serialized',
        'entity.push-state.fields',
      ],
    },
  },
  () => {
    const expected = { isCapable: true, isSubscribed: subscription, lastMessage: null };
    expect(applyEvents({ ...foundEvent, subscription })).toEqual(expected);
    expect(applyEvents(foundEvent, { type: 'subscribed', subscription })).toEqual(expected);
  },
);

test('is false without a subscription', { meta: { spec: ['push.not-subscribed-false'] } }, () => {
  expect(initialPush.isSubscribed).toBe(false);
  expect(applyEvents(foundEvent).isSubscribed).toBe(false);
});

test(
  "a refusal is 'denied', at load and on request",
  {
    meta: {
      spec: ['push.denied-value', 'entity.push-state.issubscribed-denied', 'error.push-subscribe-denied'],
    },
  },
  () => {
    expect(applyEvents({ ...foundEvent, permission: 'denied' }).isSubscribed).toBe('denied');
    expect(applyEvents(foundEvent, { type: 'failed', permission: 'denied' }).isSubscribed).toBe('denied');
    // Permission revoked in the browser settings while the subscription still exists.
    expect(applyEvents({ ...foundEvent, permission: 'denied', subscription }).isSubscribed).toBe('denied');
  },
);

test('any other error is null', { meta: { spec: ['push.error-null'] } }, () => {
  expect(applyEvents(foundEvent, { type: 'failed', permission: 'granted' }).isSubscribed).toBeNull();
  expect(applyEvents(foundEvent, { type: 'failed', permission: 'default' }).isSubscribed).toBeNull();
});

test('stores the last message and changes nothing else', () => {
  const state = applyEvents({ ...foundEvent, subscription });
  expect(reducePush(state, { type: 'received', message: 'A new like' })).toEqual({
    ...state,
    lastMessage: 'A new like',
  });
});
