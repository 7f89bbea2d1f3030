import { expect, test } from 'vitest';
import { initialWorker, reduceWorker, type WorkerEvent } from './worker.ts';

const applyEvents = (...events: WorkerEvent[]) => events.reduce(reduceWorker, initialWorker);

test(
  'tracks four states of the worker: registered, activated, update waiting, offline ready',
  { meta: { spec: ['pwa.sw-states'] } },
  () => {
    expect(initialWorker).toMatchObject({ isRegistered: false, isActivated: false });
    expect(applyEvents({ type: 'registered' })).toEqual({ ...initialWorker, isRegistered: true });
    expect(applyEvents({ type: 'registered' }, { type: 'activated' })).toEqual({
      ...initialWorker,
      isRegistered: true,
      isActivated: true,
    });
    expect(applyEvents({ type: 'updateWaiting' })).toMatchObject({
      isRegistered: true,
      isUpdateWaiting: true,
    });
    expect(applyEvents({ type: 'offlineReady' })).toEqual({ ...initialWorker, isOfflineReady: true });
  },
);

test('remembers a failed registration until one succeeds', () => {
  expect(applyEvents({ type: 'failed' }).hasFailed).toBe(true);
  expect(applyEvents({ type: 'failed' }, { type: 'registered' }).hasFailed).toBe(false);
});

test(
  'reloads the page when a waiting update takes control, but not for its first worker',
  { meta: { spec: ['pwa.sw-update-control-reloads-page'] } },
  () => {
    const stateAfterUpdate = applyEvents(
      { type: 'updateWaiting' },
      { type: 'tookControl', hadController: true },
    );
    expect(stateAfterUpdate).toMatchObject({ isReloadDue: true, isUpdateWaiting: false, isActivated: true });
    const first = applyEvents({ type: 'registered' }, { type: 'tookControl', hadController: false });
    expect(first).toMatchObject({ isReloadDue: false, isActivated: true });
  },
);
