import { expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '../../../server/test/data-folder.ts';
import { createLog } from '../log/log.ts';
import { templatesFolder } from '../testing/templates-folder.ts';
import { readEnvironment } from './environment.ts';
import { startMailCheck } from './local-api.ts';
import { startHost } from './start.ts';

test('warns of a mail server that takes no mails', async () => {
  const warnings: string[] = [];
  const check = () => Promise.reject(new Error('502 no TLS'));
  startMailCheck({ check }, (warning) => void warnings.push(warning));
  await expect.poll(() => warnings).toEqual(['the mail server takes no mails: 502 no TLS']);
});

test('ends with the host, and without a warning', async () => {
  const warnings: string[] = [];
  const check = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The connection was closed')));
    });
  await startMailCheck({ check }, (warning) => void warnings.push(warning))();
  expect(warnings).toEqual([]);
});

test('a host whose mail server is away starts, and says so', async () => {
  const env = readEnvironment({
    PORT: '0',
    DEMO: '0',
    DATA_DIR: await newDataFolder(),
    TEMPLATES_DIR: templatesFolder(),
    MAIL_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'error',
  });
  const warnings: string[] = [];
  const log = { ...createLog(env.log), warn: (warning: string) => void warnings.push(warning) };
  const host = await startHost(env, { log });
  onTestFinished(() => host.stop());
  await expect.poll(() => warnings).toContainEqual(expect.stringMatching(/takes no mails: .*ECONNREFUSED/));
});
