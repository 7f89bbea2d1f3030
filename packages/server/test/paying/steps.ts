import { orderState, type OrderState } from '@meetcute/contract';
import fc from 'fast-check';

/**
 * Fault during a step. `down`: the payment provider does not respond. `lost`: it acts, and the response is lost. `stale`:
 * it responds with an earlier state. `before` and `after`: the server dies
 * before its commit, or right after it.
 */
export type Fault = 'none' | 'down' | 'lost' | 'stale' | 'before' | 'after';

/** Order that a buyer wants: with a discount or without, and premium that renews or ends. */
export interface Wish {
  product: 'credits' | 'premium';
  discount: 'none' | 'welcome' | 'bonus';
  renews: boolean;
}

/** Action of a member, a recipient, the provider, an operator or the machine. `order` is an index of the orders so far. */
type Action =
  | ({ kind: 'order'; tabs: 'one' | 'same key' | 'other keys' } & Wish)
  | { kind: 'repeat' | 'bonus' | 'cancel' | 'renew' | 'erase' }
  | { kind: 'period'; charge: OrderState }
  | { kind: 'start' | 'look' | 'withdraw' | 'refund'; order: number }
  | { kind: 'report'; order: number; state: OrderState }
  | { kind: 'notice'; order: number; times: number; isForged: boolean }
  | { kind: 'send'; to: number; times: number }
  | { kind: 'read' | 'see' | 'block' | 'leave' | 'shun'; by: number }
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
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      product: fc.constantFrom('credits' as const, 'credits' as const, 'premium' as const),
      discount: fc.constantFrom('none' as const, 'none' as const, 'welcome' as const, 'bonus' as const),
      renews: fc.boolean(),
      tabs: fc.constantFrom('one' as const, 'same key' as const, 'other keys' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('repeat' as const, 'bonus' as const, 'cancel' as const, 'renew' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('period' as const),
      charge: fc.constantFrom('paid' as const, 'paid' as const, 'pending' as const, 'failed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'erase' as const }) },
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
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'read' as const,
        'see' as const,
        'block' as const,
        'leave' as const,
        'shun' as const,
      ),
      by: person,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      minutes: fc.integer({ min: 1, max: 9 }).map((days) => days * 1440),
    }),
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

/** Steps that order a product and pay it, because most others need credits or premium. */
const openingWith = (product: Wish['product']): Step[] => [
  { kind: 'order', product, discount: 'none', renews: true, tabs: 'one', fault: 'none' },
  { kind: 'start', order: 0, fault: 'none' },
  { kind: 'report', order: 0, state: 'paid', fault: 'none' },
  { kind: 'notice', order: 0, times: 1, isForged: false, fault: 'none' },
];

/** Steps that pay two orders with the welcome discount, whose payments were both started before. */
const parallelOpening: readonly Step[] = [
  ...(['credits', 'premium'] as const).flatMap((product, index): Step[] => [
    { kind: 'order', product, discount: 'welcome', renews: true, tabs: 'one', fault: 'none' },
    { kind: 'start', order: index, fault: 'none' },
  ]),
  { kind: 'report', order: 0, state: 'paid', fault: 'none' },
  { kind: 'report', order: 1, state: 'paid', fault: 'none' },
  { kind: 'notice', order: 1, times: 2, isForged: false, fault: 'none' },
];

const anyOpening = fc.constantFrom(openingWith('credits'), openingWith('premium'), parallelOpening);

/** Any steps of a story after one of the openings. */
export const anyStory = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      anyOpening,
      fc.array(
        fc.tuple(anyAction, anyFault).map(([action, fault]) => ({ ...action, fault })),
        { minLength: 4, maxLength },
      ),
    )
    .map(([opening, steps]) => [...opening, ...steps]);
