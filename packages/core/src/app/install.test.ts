import { expect, test } from 'vitest';
import { installOffer, reduceInstall, type InstallEvent, type InstallState } from './install.ts';

const applyEvents = (...events: InstallEvent[]) => events.reduce<InstallState>(reduceInstall, 'none');
const offerEvent = { type: 'offered' } as const;

test('offers installing', { meta: { spec: ['pwa.install-prompt.offered'] } }, () => {
  expect(applyEvents()).toBe('none');
  expect(applyEvents(offerEvent)).toBe('offered');
});

test(
  'accepts installing, also through the browser’s own menu',
  { meta: { spec: ['pwa.install-prompt.accepted'] } },
  () => {
    expect(applyEvents(offerEvent, { type: 'answered', outcome: 'accepted' })).toBe('accepted');
    expect(applyEvents({ type: 'installed' })).toBe('accepted');
    expect(applyEvents({ type: 'installed' }, { type: 'declined' })).toBe('accepted');
  },
);

test(
  'cancels from the browser’s prompt or before it, and does not offer again on the page',
  { meta: { spec: ['pwa.install-prompt.cancelled'] } },
  () => {
    expect(applyEvents(offerEvent, { type: 'answered', outcome: 'dismissed' })).toBe('cancelled');
    expect(applyEvents(offerEvent, { type: 'declined' })).toBe('cancelled');
    expect(applyEvents(offerEvent, { type: 'declined' }, offerEvent)).toBe('cancelled');
  },
);

const defaults = { isMember: true, wasCancelled: false, isInstalled: false, isManualOnly: false };

test.each([
  ['offered', {}, 'button'],
  ['none', {}, null],
  ['none', { isManualOnly: true }, 'words'],
  ['cancelled', {}, null],
  ['accepted', { isManualOnly: true }, null],
  ['offered', { isMember: false }, null],
  ['offered', { wasCancelled: true }, null],
  ['none', { isManualOnly: true, wasCancelled: true }, null],
  ['offered', { isInstalled: true }, null],
] as const)('offer for %s with %j is %s', (state, change, expected) => {
  expect(installOffer({ state, ...defaults, ...change })).toBe(expected);
});
