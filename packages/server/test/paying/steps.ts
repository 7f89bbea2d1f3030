import { orderState, type OrderState } from '@meetcute/contract';
import fc from 'fast-check';

/**
 * Fault during a step. `down`: the payment provider does not respond. `lost`: it acts, and the response is lost. `stale`:
 * it responds with an earlier state. `before` and `after`: the server dies
 * before its commit, or right after it.
 */
export type Fault = 'none' | 'down' | 'lost' | 'stale' | 'before' | 'after';

/** Action of a member, a recipient, the provider, an operator or the machine. `order` is an index of the orders so far. */
type Action =
  | { kind: 'order'; product: 'credits' | 'premium'; tabs: 'one' | 'same key' | 'other keys' }
  | { kind: 'repeat' }
  | { kind: 'start' | 'look' | 'withdraw' | 'refund'; order: number }
  | { kind: 'report'; order: number; state: OrderState }
  | { kind: 'notice'; order: number; times: number; isForged: boolean }
  | { kind: 'send'; to: number; times: number }
  | { kind: 'read' | 'block'; by: number }
  | { kind: 'restart' }
  | { kind: 'pass'; minutes: number };

/** A step of a story. */
export type Step = Action & { fault: Fault };

const order = fc.nat(3);
const person = fc.nat(1);

/** Payments and returns are more frequent than other reports, so that most stories spend and return credits. */
const anyReported = fc.oneof(
  { weight: 4, arbitrary: fc.constant('paid' as const) },
  { weight: 2, arbitrary: fc.constantFrom('refunded' as const, 'charged_back' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...orderState.options) },
);

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      product: fc.constantFrom('credits' as const, 'credits' as const, 'premium' as const),
      tabs: fc.constantFrom('one' as const, 'same key' as const, 'other keys' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'repeat' as const }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'start' as const,
        'start' as const,
        'look' as const,
        'withdraw' as const,
        'refund' as const,
      ),
      order,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('report' as const), order, state: anyReported }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('notice' as const),
      order,
      times: fc.integer({ min: 1, max: 4 }),
      isForged: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      to: person,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('read' as const, 'block' as const), by: person }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  },
);

const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('none' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'down' as const,
      'lost' as const,
      'stale' as const,
      'before' as const,
      'after' as const,
    ),
  },
);

/** Any steps of a story. */
export const anyStory = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.tuple(anyAction, anyFault).map(([action, fault]) => ({ ...action, fault })),
    { minLength: 4, maxLength },
  );

/** Steps that order credits and pay them, because most others need credits. */
export const opening: readonly Step[] = [
  { kind: 'order', product: 'credits', tabs: 'one', fault: 'none' },
  { kind: 'start', order: 0, fault: 'none' },
  { kind: 'report', order: 0, state: 'paid', fault: 'none' },
  { kind: 'notice', order: 0, times: 1, isForged: false, fault: 'none' },
];
