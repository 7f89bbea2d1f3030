import { expect, test } from 'vitest';
import { describeRegistryError, UNREACHABLE } from './registry.ts';

const commandError = (text: string, isKilled = false) =>
  Object.assign(new Error(`Command failed: npm view react version\n${text}`), { killed: isKilled });

test.each([
  ['a closed port', commandError('npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED')],
  ['no interface', commandError('npm error code EAI_AGAIN')],
  ['an unknown host', commandError('npm error code ENOTFOUND')],
  ['no response', commandError('', true)],
])('%s is a problem of the network', (_, error) => {
  expect(describeRegistryError(error)).toBe(`${error.message}\n${UNREACHABLE}`);
});

test.each([
  ['a mirror that wants a login', commandError('npm error code E401\nnpm error 401 Unauthorized')],
  ['a machine without npm', new Error('spawn npm ENOENT')],
])('%s is not', (_, error) => {
  expect(describeRegistryError(error)).toBe(error.message);
});
