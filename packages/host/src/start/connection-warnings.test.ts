import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { connectionWarnings } from './connection-warnings.ts';
import { readEnvironment } from './environment.ts';
import { startHost } from './start.ts';

const none = { databaseUrl: undefined, apiOrigin: undefined };

test.each([
  'postgres://user:p%40ss@db.internal/meetcute',
  'postgres://database/meetcute?application_name=a',
  'postgresql://192.0.2.7:6432/meetcute',
])('warns of a database on another machine whose address leaves TLS open: %s', (databaseUrl) => {
  const [warning, ...others] = connectionWarnings({ ...none, databaseUrl }, {});
  expect(warning).toContain(`the database on ${new URL(databaseUrl).hostname} is not encrypted`);
  expect(warning).not.toContain('p%40ss');
  expect(others).toEqual([]);
});

test.each([
  'postgres://user:password@127.0.0.1/meetcute',
  'postgres://localhost:5432/meetcute',
  'postgres:///meetcute?host=/run/postgresql',
  'postgres://any/meetcute?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/meetcute',
  'socket:/run/postgresql?db=meetcute',
  'postgres://db.internal/meetcute?sslmode=verify-full',
  'postgres://db.internal/meetcute?sslmode=disable',
  'postgres://db.internal/meetcute?ssl=true',
  'not an address',
])('says nothing of a database on this machine, or with a choice: %s', (databaseUrl) => {
  expect(connectionWarnings({ ...none, databaseUrl }, {})).toEqual([]);
});

test('says nothing of a database whose TLS a variable of PostgreSQL chooses', () => {
  const databaseUrl = 'postgres://db.internal/meetcute';
  expect(connectionWarnings({ ...none, databaseUrl }, { PGSSLMODE: 'verify-full' })).toEqual([]);
});

test('says nothing of a database that another back end has in its place', () => {
  const both = { databaseUrl: 'postgres://db.internal/meetcute', apiOrigin: 'https://api.internal' };
  expect(connectionWarnings(both, {})).toEqual([]);
});

test('warns of a back end on another machine without https', () => {
  const findWarnings = (apiOrigin: string) => connectionWarnings({ ...none, apiOrigin }, {});
  expect(findWarnings('http://api.internal:8080')).toEqual([
    expect.stringContaining('the back end on api.internal'),
  ]);
  expect([findWarnings('https://api.internal'), findWarnings('http://localhost:8080')]).toEqual([[], []]);
});

test('warns when certificates are not verified', () => {
  expect(connectionWarnings(none, { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toHaveLength(1);
  expect(connectionWarnings(none, { NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toEqual([]);
});

test('the operator reads them at the start', async () => {
  const env = readEnvironment({ PORT: '0', API_ORIGIN: 'http://api.internal', TEMPLATES_DIR: '/nowhere' });
  const warnings: string[] = [];
  const log = { ...createLog(env.log), warn: (warning: string) => void warnings.push(warning) };
  await expect(startHost(env, { log })).rejects.toThrow('which is no template');
  expect(warnings).toContainEqual(expect.stringContaining('the back end on api.internal is not encrypted'));
});
