import * as matchers from '@vitest/expect';

const {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} = matchers;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const globals = globalThis as unknown as Record<symbol, Record<string, unknown>>;

/** Vitest's own matchers, without a Vitest that runs. */
export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  globals[ASYMMETRIC_MATCHERS_OBJECT],
);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, configurable: true });
matchers.setState({ assertionCalls: 0 }, expect as never);

/** Does nothing: types are the type check's. */
export const expectTypeOf = (): unknown => new Proxy(() => undefined, { get: expectTypeOf });

export { describe, test } from './tests.ts';
