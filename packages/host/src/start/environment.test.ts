import { expect, test } from 'vitest';
import { mailWarning, readEnvironment } from './environment.ts';

test('without any variable it is port 3000, ./.data and the demo', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    dataDir: './.data',
    isDemo: true,
    apiOrigin: undefined,
  });
});

test('there is no demo with a PostgreSQL, nor with DEMO=0', () => {
  expect(readEnvironment({ DATABASE_URL: 'postgres://a@b/c' }).isDemo).toBe(false);
  expect(readEnvironment({ DEMO: '0' }).isDemo).toBe(false);
  expect(readEnvironment({ DEMO: 'false' }).isDemo).toBe(false);
});

test('a demo is for this machine alone unless HOST says otherwise, a real site is for all', () => {
  expect(readEnvironment({}).address).toBe('127.0.0.1');
  expect(readEnvironment({ HOST: '0.0.0.0' }).address).toBe('0.0.0.0');
  expect(readEnvironment({ DEMO: '0' }).address).toBeUndefined();
});

test('a proxy is trusted only with a clear yes, and a switch that is neither is refused', () => {
  const trusts = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).trustsProxy;
  expect([trusts(''), trusts('0'), trusts('false'), trusts('1'), trusts('TRUE')]).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(() => trusts('no')).toThrow("TRUST_PROXY is 'no', which is neither 1 nor 0.");
  expect(() => readEnvironment({ DEMO: 'off' })).toThrow(/^DEMO is 'off'/);
});

test('a MAIL_URL that is no mail server is refused without its password', () => {
  const read = () => readEnvironment({ MAIL_URL: 'http://someone:s3cret@mail.example' });
  expect(read).toThrow(/^MAIL_URL is no address of a mail server/);
  expect(read).not.toThrow(/s3cret/);
});

test.each([['-1'], ['65536'], ['http'], ['3000x']])("the port '%s' is refused", (PORT) => {
  expect(() => readEnvironment({ PORT })).toThrow(/Give a number from 0 to 65535/);
});

test('an API_ORIGIN that is no http address is refused, and a path of it is left out', () => {
  expect(() => readEnvironment({ API_ORIGIN: 'api.example' })).toThrow(/API_ORIGIN/);
  expect(readEnvironment({ API_ORIGIN: 'https://api.example/x' }).apiOrigin).toBe('https://api.example');
});

test('mails that stay here are warned of outside the demo, unless they are sent', () => {
  const warn = (env: Record<string, string>) =>
    mailWarning(readEnvironment({ DATA_DIR: '/data', DEMO: '0', ...env }));
  expect(warn({})).toMatch(/^Warning: mails are not sent, they are written to \/data\/outbox\./);
  expect(warn({ DEMO: '1' })).toBeNull();
  expect(warn({ MAIL_URL: 'smtp://mail.example' })).toBeNull();
  expect(warn({ API_ORIGIN: 'https://api.example' })).toBeNull();
});
