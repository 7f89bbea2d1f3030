import { expect, test } from 'vitest';
import { installOffer, reduceInstall, type InstallEvent, type InstallState } from './install.ts';

const after = (...events: InstallEvent[]) => events.reduce<InstallState>(reduceInstall, 'none');
const offered = { type: 'offered' } as const;

test('offers installing', { meta: { spec: ['pwa.install-prompt.offered'] } }, () => {
  expect(after()).toBe('none');
  expect(after(offered)).toBe('offered');
});

test(
  'accepts installing, also through the browser’s own menu',
  { meta: { spec: ['pwa.install-prompt.accepted'] } },
  () => {
    expect(after(offered, { type: 'answered', outcome: 'accepted' })).toBe('accepted');
    expect(after({ type: 'installed' })).toBe('accepted');
    expect(after({ type: 'installed' }, { type: 'declined' })).toBe('accepted');
  },
);

test(
  'cancels from the browser’s prompt or before it, and does not offer again on the page',
  { meta: { spec: ['pwa.install-prompt.cancelled'] } },
  () => {
    expect(after(offered, { type: 'answered', outcome: 'dismissed' })).toBe('cancelled');
    expect(after(offered, { type: 'declined' })).toBe('cancelled');
    expect(after(offered, { type: 'declined' }, offered)).toBe('cancelled');
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
