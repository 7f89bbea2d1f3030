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
