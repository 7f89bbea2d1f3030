import { orderState, type OrderState } from '@meetcute/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderOpen, isPayable, orderEffect, orderStateAfter, shownState } from './order-state.ts';

const anyState = fc.constantFrom(...orderState.options);

test.each<[OrderState, OrderState, OrderState]>([
  ['open', 'pending', 'pending'],
  ['pending', 'open', 'pending'],
  ['pending', 'paid', 'paid'],
  ['paid', 'open', 'paid'],
  ['paid', 'failed', 'paid'],
  ['failed', 'expired', 'failed'],
  // A bank transfer can arrive after its payment page has expired.
  ['expired', 'paid', 'paid'],
  ['cancelled', 'paid', 'paid'],
  ['paid', 'refunded', 'refunded'],
  ['refunded', 'paid', 'refunded'],
  ['refunded', 'charged_back', 'refunded'],
])('an order that is %s and reported as %s is %s', (current, reportedState, nextState) => {
  expect(orderStateAfter(current, reportedState)).toBe(nextState);
});

test('an order that is reported in any order, any number of times, grants once and revokes at most what it granted', () => {
  fc.assert(
    fc.property(fc.array(anyState, { maxLength: 30 }), (reports) => {
      let state: OrderState = 'open';
      const effects = { grant: 0, revoke: 0, none: 0 };
      for (const report of reports) {
        const nextState = orderStateAfter(state, report);
        effects[orderEffect(state, nextState)] += 1;
        state = nextState;
      }
      expect(effects.grant).toBeLessThanOrEqual(1);
      expect(effects.revoke).toBeLessThanOrEqual(effects.grant);
      expect(effects.grant - effects.revoke).toBe(state === 'paid' ? 1 : 0);
    }),
  );
});

test('a refund that is reported before the payment grants and revokes nothing', () => {
  expect(orderEffect('open', orderStateAfter('open', 'refunded'))).toBe('none');
  expect(orderStateAfter('refunded', 'paid')).toBe('refunded');
});

test('only open and pending orders can still be paid without another try', () => {
  expect(orderState.options.filter(isOrderOpen)).toEqual(['open', 'pending']);
});

test('a buyer pays an open order on the page of its payment, and no other', () => {
  expect(orderState.options.filter((state) => isPayable(state, true))).toEqual(['open']);
  expect(orderState.options.filter((state) => isPayable(state, false))).toEqual([]);
});

test('an open order that its buyer cannot pay is shown as on its way', () => {
  expect(shownState({ state: 'open', payable: true })).toBe('open');
  expect(shownState({ state: 'open', payable: false })).toBe('pending');
  expect(shownState({ state: 'paid', payable: false })).toBe('paid');
});
