import { createI18n } from '@meetcute/i18n';
import { format } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logConsole } from './log-console.ts';
import { createLog } from './log.ts';
import { withRequestId } from './request-id.ts';

function jsonLog(level: 'info' | 'warn' = 'info') {
  const lines: string[] = [];
  const log = createLog({ format: 'json', level }, (line) => lines.push(line));
  return { log, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('writes one JSON object a line, with time, level and message', () => {
  const { log, read } = jsonLog();
  log.info('Ready', { seconds: 2 });
  log.warn('No company name.');
  expect(read()).toMatchObject([
    { level: 'info', msg: 'Ready', seconds: 2, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    { level: 'warn', msg: 'No company name.' },
  ]);
});

test('leaves out lines below its level', () => {
  const { log, read } = jsonLog('warn');
  log.info('Ready');
  log.error('A request failed.');
  expect(read()).toMatchObject([{ level: 'error' }]);
});

test('names the request in lines that are written while it is handled, and in no others', async () => {
  const { log, read } = jsonLog();
  await withRequestId('abc-12345', async () => {
    await Promise.resolve();
    log.error('Sending a mail failed');
  });
  log.info('Stopping');
  expect(read().map(({ requestId }) => requestId)).toEqual(['abc-12345', undefined]);
});

test('has records of what others print to the console, such as a text that is missing', async () => {
  const { log: print, info, warn, error } = console;
  onTestFinished(() => void Object.assign(console, { log: print, info, warn, error }));
  const { log, read } = jsonLog();
  logConsole(log);
  await withRequestId('abc-12345', async () => {
    createI18n({ locale: 'en', messages: { account: {} } }).t('account:blocked.about');
  });
  console.error('Failed for %s:', 'anna@example.com', new TypeError('bug'));
  expect(read()).toMatchObject([
    {
      level: 'warn',
      requestId: 'abc-12345',
      msg: expect.stringMatching(/^i18n: no text for 'blocked.about'/) as string,
    },
    {
      level: 'error',
      msg: expect.stringMatching(/^Failed for \[address\]: TypeError: bug\n +at /) as string,
    },
  ]);
});

test('on a terminal nothing that others wrote passes for a line of its own', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const log = createLog({ format: 'text', level: 'warn' });
  log.error('Refused by %s\rReady', {
    error: 'Error: 550\nReady\u001b[2J\n    at send (a.ts:1)',
    kind: 'a\nb',
  });
  expect(print.mock.calls.map((values) => format(...values))).toEqual([
    "Refused by %s Ready { kind: 'a\\nb' } Error: 550\n  Ready [2J\n      at send (a.ts:1)",
  ]);
});

test('removes mail addresses and the queries of addresses from messages and details', () => {
  const { log, read } = jsonLog();
  log.error('Refused <anna@example.com>', {
    subject: 'ben.b@mail.example.org',
    error: 'Error: 550 <anna@example.com>: unknown\n at https://a.example/reset-password/do?token=s3cret (x)',
  });
  expect(read()).toMatchObject([
    {
      msg: 'Refused <[address]>',
      subject: '[address]',
      error: 'Error: 550 <[address]>: unknown\n at https://a.example/reset-password/do (x)',
    },
  ]);
});

test('leaves the paths of libraries in a stack readable', () => {
  const { log, read } = jsonLog();
  const frames = [
    'at a (file:///srv/node_modules/.pnpm/nodemailer@10.6.0/node_modules/nodemailer/dist/index.js:1622:27)',
    'at b (file:///srv/node_modules/.pnpm/@node-rs+argon2@2.0.2_pg@8.16.3/node_modules/@node-rs/argon2/index.js:4:1)',
    'at c (/usr/lib/node_modules/@meetcute/host/dist/index.js:5:1)',
  ].join('\n');
  log.error('Failed', { error: frames, reply: '550 <anna/home@example.com>' });
  expect(read()).toMatchObject([{ error: frames, reply: '550 <[address]>' }]);
});
