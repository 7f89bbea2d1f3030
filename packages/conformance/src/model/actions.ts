import fc from 'fast-check';

/** One step of a run. Numbers select among the existing items by their remainder. */
export type Action =
  | { readonly do: 'write'; readonly tab: number; readonly place: number }
  | { readonly do: 'retry'; readonly tab: number; readonly message: number }
  | { readonly do: 'open' | 'offline' | 'online' | 'slow' | 'fast'; readonly device: number }
  | { readonly do: 'close' | 'reload' | 'kill' | 'reconnect' | 'poll'; readonly tab: number }
  | { readonly do: 'bring' | 'lose' | 'double' | 'give up' | 'fail' | 'do and fail'; readonly packet: number }
  | { readonly do: 'work'; readonly device: number; readonly count: number }
  | { readonly do: 'receive'; readonly tab: number; readonly count: number }
  | { readonly do: 'receive early' | 'receive twice' | 'miss'; readonly tab: number; readonly line: number }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'restart'; readonly isDone: boolean }
  | { readonly do: 'forget keys' }
  | { readonly do: 'pay'; readonly who: number };

/** One run: its actions and its conditions. */
export interface Story {
  /** Steps in the order in which they happen. */
  readonly actions: readonly Action[];
  /** Credits per message. */
  readonly price: number;
  /** How pages recover missed events: by stream or by polling. */
  readonly recovery: 'stream' | 'poll';
  /** Seed of the random delays. */
  readonly seed: number;
}

const some = fc.nat(11);
const few = fc.integer({ min: 1, max: 4 });

const one = <const D extends Action['do'], R extends object>(
  name: D,
  rest: { [K in keyof R]: fc.Arbitrary<R[K]> },
) => fc.record({ do: fc.constant(name), ...rest }) as fc.Arbitrary<Action>;

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 24, arbitrary: one('write', { tab: some, place: fc.constantFrom(0, 0, 1) }) },
  // Packets arrive sooner or later.
  { weight: 30, arbitrary: one('bring', { packet: fc.oneof(fc.constant(0), some) }) },
  { weight: 14, arbitrary: one('receive', { tab: some, count: few }) },
  { weight: 5, arbitrary: one('lose', { packet: some }) },
  { weight: 4, arbitrary: one('double', { packet: some }) },
  { weight: 4, arbitrary: one('give up', { packet: some }) },
  { weight: 2, arbitrary: one('fail', { packet: some }) },
  { weight: 2, arbitrary: one('do and fail', { packet: some }) },
  { weight: 6, arbitrary: one('wait', { milliseconds: fc.constantFrom(100, 2500, 10_000, 65_000) }) },
  { weight: 4, arbitrary: one('open', { device: some }) },
  { weight: 3, arbitrary: one('close', { tab: some }) },
  { weight: 3, arbitrary: one('reload', { tab: some }) },
  { weight: 4, arbitrary: one('kill', { tab: some }) },
  { weight: 3, arbitrary: one('offline', { device: some }) },
  { weight: 3, arbitrary: one('online', { device: some }) },
  { weight: 3, arbitrary: one('slow', { device: some }) },
  { weight: 2, arbitrary: one('fast', { device: some }) },
  { weight: 4, arbitrary: one('work', { device: some, count: few }) },
  { weight: 2, arbitrary: one('receive early', { tab: some, line: some }) },
  { weight: 2, arbitrary: one('receive twice', { tab: some, line: some }) },
  { weight: 4, arbitrary: one('miss', { tab: some, line: some }) },
  { weight: 2, arbitrary: one('reconnect', { tab: some }) },
  { weight: 1, arbitrary: one('poll', { tab: some }) },
  { weight: 2, arbitrary: one('retry', { tab: some, message: some }) },
  { weight: 2, arbitrary: one('restart', { isDone: fc.boolean() }) },
  { weight: 1, arbitrary: one('forget keys', {}) },
  { weight: 3, arbitrary: one('pay', { who: some }) },
);

/** Returns an arbitrary for runs of at most `length` actions. */
export const anyStory = (length: number): fc.Arbitrary<Story> =>
  fc.record({
    actions: fc.array(action, { minLength: 1, maxLength: length, size: 'max' }),
    price: fc.constantFrom(0, 0, 2),
    recovery: fc.constantFrom('stream', 'poll'),
    seed: fc.nat(),
  });
