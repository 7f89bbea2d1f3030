import { expect, test } from 'vitest';
import { mailWarning, readEnvironment } from './environment.ts';
import { sharedPhotosNote } from './shared-photos.ts';

test('defaults to port 3000, ./.data and the demo', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    dataDir: './.data',
    isDemo: true,
    migrates: true,
    apiOrigin: undefined,
  });
});

test('disables the demo with a PostgreSQL database and with DEMO=0', () => {
  expect(readEnvironment({ DATABASE_URL: 'postgres://a@b/c' }).isDemo).toBe(false);
  expect(readEnvironment({ DEMO: '0' }).isDemo).toBe(false);
  expect(readEnvironment({ DEMO: 'false' }).isDemo).toBe(false);
});

test('binds a demo to loopback unless HOST is set, and a real site to all addresses', () => {
  expect(readEnvironment({}).address).toBe('127.0.0.1');
  expect(readEnvironment({ HOST: '0.0.0.0' }).address).toBe('0.0.0.0');
  expect(readEnvironment({ DEMO: '0' }).address).toBeUndefined();
});

test('trusts a proxy only with an explicit yes, and refuses other values', () => {
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

test('migrates unless MIGRATE is off', () => {
  expect(readEnvironment({ MIGRATE: 'on' }).migrates).toBe(true);
  expect(readEnvironment({ MIGRATE: 'OFF' }).migrates).toBe(false);
  expect(() => readEnvironment({ MIGRATE: 'no' })).toThrow("MIGRATE is 'no'. Give one of these: on, off.");
});

test('refuses an invalid MAIL_URL without repeating its password', () => {
  const read = () => readEnvironment({ MAIL_URL: 'http://someone:s3cret@mail.example' });
  expect(read).toThrow(/^MAIL_URL is not an address of a mail server/);
  expect(read).not.toThrow(/s3cret/);
});

test.each([["refuses the port '%s'"], ['65536'], ['http'], ['3000x']])("the port '%s' is refused", (PORT) => {
  expect(() => readEnvironment({ PORT })).toThrow(/Give a number from 0 to 65535/);
});

test('refuses an API_ORIGIN that is not an HTTP address, and drops its path', () => {
  expect(() => readEnvironment({ API_ORIGIN: 'api.example' })).toThrow(/API_ORIGIN/);
  expect(readEnvironment({ API_ORIGIN: 'https://api.example/x' }).apiOrigin).toBe('https://api.example');
});

test('warns about unsent mails outside the demo unless a mail server is set', () => {
  const warn = (env: Record<string, string>) =>
    mailWarning(readEnvironment({ DATA_DIR: '/data', DEMO: '0', ...env }));
  expect(warn({})).toMatch(/^mails are not sent, they are written to \/data\/outbox\./);
  expect(warn({ DEMO: '1' })).toBeNull();
  expect(warn({ MAIL_URL: 'smtp://mail.example' })).toBeNull();
  expect(warn({ API_ORIGIN: 'https://api.example' })).toBeNull();
});

test('the test checkout is on in a demo alone, and off beside a real provider', () => {
  const key = 'test_0123456789abcdef';
  expect(readEnvironment({})).toMatchObject({ hasTestCheckout: true, mollieKey: undefined });
  expect(readEnvironment({ DEMO: '0' }).hasTestCheckout).toBe(false);
  expect(readEnvironment({ DEMO: '0', TEST_CHECKOUT: '1' }).hasTestCheckout).toBe(true);
  expect(readEnvironment({ MOLLIE_API_KEY: key })).toMatchObject({ hasTestCheckout: false, mollieKey: key });
  expect(() => readEnvironment({ MOLLIE_API_KEY: key, TEST_CHECKOUT: '1' })).toThrow('exclude each other');
});

test('refuses an invalid MOLLIE_API_KEY without repeating it', () => {
  const read = () => readEnvironment({ MOLLIE_API_KEY: 'sk_s3cret' });
  expect(read).toThrow(/^MOLLIE_API_KEY is not a key of Mollie/);
  expect(() => readEnvironment({ MOLLIE_API_KEY: 'test_x' })).toThrow('at least 10 letters or digits');
  expect(read).not.toThrow(/s3cret/);
});

test('logs JSON unless a person reads it, and then only what went wrong', () => {
  const logOf = (env: Record<string, string>, isTerminal = false) => readEnvironment(env, isTerminal).log;
  const json = { format: 'json', level: 'info', requests: 'changes' };
  const text = { format: 'text', level: 'warn', requests: 'changes' };
  expect(logOf({ DEMO: '0' })).toEqual(json);
  expect(logOf({ DATABASE_URL: 'postgres://a@b/c' })).toEqual(json);
  expect(logOf({})).toEqual(text);
  expect(logOf({ DEMO: '0' }, true)).toEqual(text);
  expect(logOf({ LOG_FORMAT: 'json', LOG_LEVEL: 'error', LOG_REQUESTS: 'all' }, true)).toEqual({
    format: 'json',
    level: 'error',
    requests: 'all',
  });
  expect(() => logOf({ LOG_FORMAT: 'xml' })).toThrow("LOG_FORMAT is 'xml'. Give one of these: json, text.");
});

test('has ten connections whose statements take a minute at most, unless told otherwise', () => {
  expect(readEnvironment({}).database).toEqual({ size: 10, statementTimeout: 60_000 });
  const env = { DATABASE_POOL_SIZE: '30', DATABASE_STATEMENT_TIMEOUT: '0' };
  expect(readEnvironment(env).database).toEqual({ size: 30, statementTimeout: 0 });
  expect(() => readEnvironment({ DATABASE_POOL_SIZE: '1' })).toThrow('whole number from 2 to 500');
});

test('says that photos are not shared when the database can be', () => {
  const noteOf = (env: Record<string, string>) =>
    sharedPhotosNote(readEnvironment({ DATA_DIR: '/data', ...env }));
  const sharedDatabase = { DATABASE_URL: 'postgres://a@b/c' };
  expect(noteOf(sharedDatabase)).toMatch(/^Photos are stored in \/data\/uploads, .*STORAGE_URL\.$/);
  expect(noteOf({})).toBeNull();
  expect(noteOf({ ...sharedDatabase, STORAGE_URL: 's3://key:secret@s3.example/photos' })).toBeNull();
  expect(noteOf({ ...sharedDatabase, API_ORIGIN: 'https://api.example' })).toBeNull();
});

test('drains for whole seconds, by default none', () => {
  const drain = (DRAIN_SECONDS: string) => readEnvironment({ DRAIN_SECONDS }).drainSeconds;
  expect([drain(''), drain('15')]).toEqual([0, 15]);
  for (const text of ['-1', '1.5', '301'])
    expect(() => drain(text)).toThrow(`DRAIN_SECONDS is '${text}'. Give a whole number from 0 to 300.`);
});

test('names every invalid variable at once', () => {
  const env = {
    PORT: 'http',
    DEMO: 'off',
    API_ORIGIN: 'api',
    MAIL_URL: 'mail',
    STORAGE_URL: 's3',
    TRUST_PROXY: 'no',
  };
  const names = /^(DEMO .*\n)(PORT .*\n)(API_ORIGIN .*\n)(MAIL_URL .*\n)(STORAGE_URL .*\n)(TRUST_PROXY .*)$/;
  expect(() => readEnvironment(env)).toThrow(names);
});

test('names files of secrets that it cannot read together with the invalid variables', () => {
  const env = {
    PORT: 'http',
    DEMO: 'off',
    DATABASE_URL_FILE: '/missing/file',
    VAPID_PUBLIC_KEY: 'key',
    VAPID_PRIVATE_KEY_FILE: '/missing/key',
  };
  // The pair of keys is not faulted for the missing half.
  const names = /^(DATABASE_URL_FILE .*\n)(VAPID_PRIVATE_KEY_FILE .*\n)(DEMO .*\n)(PORT .*)$/;
  expect(() => readEnvironment(env)).toThrow(names);
});
