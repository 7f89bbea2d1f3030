import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const good: Readonly<Record<string, readonly string[]>> = {
  MAIL_URL: [
    'smtp://mail.example',
    'smtps://user:p%40ss@mail.example:465/',
    'SMTP://mail.example',
    'smtp://127.0.0.1:25?ignoreTLS=true',
    'smtp://[::1]:25',
    'smtp://user@example.com:s3cret@mail.example:587',
  ],
  API_ORIGIN: ['https://api.example', 'http://127.0.0.1:8080/api', 'HTTPS://api.example', 'http://[::1]:80'],
  DATABASE_URL: [
    'postgres://user:s3cret@db.example:5432/meetcute?sslmode=verify-full',
    'postgresql://db.example/meetcute',
    'postgres:///meetcute?host=/run/postgresql',
    'postgres://user@/meetcute?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/meetcute',
    'postgres://',
    'socket:/run/postgresql?db=meetcute',
    '/run/postgresql meetcute',
  ],
  STORAGE_URL: ['s3://key:s3cret@s3.example/photos', 's3://k%2Fey:s3%25cret@s3.example:9000/photos'],
};

const bad: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  MAIL_URL: [
    ['smtp:/x', 'does not begin with smtp:// or smtps://'],
    ['smtp:mail.example', 'does not begin with'],
    ['mail.example', 'does not begin with'],
    ['http://someone:s3cret@mail.example', 'does not begin with'],
    ['smtp://', 'names no host'],
    ['smtp:///x', 'names no host'],
    ['smtp://?pool=true', 'names no host'],
    ['smtp://someone:s3cret@', 'host or port is none'],
    ['smtp://:587', 'host or port is none'],
    ['smtp://someone:s3cret@mail.example:99999', 'host or port is none'],
    ['smtp://someone:s3cret@mail.example:smtp', 'host or port is none'],
    ['smtp://mail.example:0', 'port is 0'],
    ['smtp://mäil.example', 'letters other than ASCII'],
    ['smtp://someone:s3cret%@mail.example', 'a % that encodes nothing'],
    ['smtp://mail.example/inbox', 'a path or a #'],
    ['smtp://someone:s3cret#1@mail.example', 'host or port is none'],
    ['smtp://mail.example smtp://other.example', 'a space or a line break'],
  ],
  API_ORIGIN: [
    ['api.example', 'does not begin with https:// or http://'],
    ['https:api.example', 'does not begin with'],
    ['https:/api.example', 'does not begin with'],
    ['ftp://api.example', 'does not begin with'],
    ['https://', 'names no host'],
    ['https:///api.example', 'names no host'],
    ['https://api.example:99999', 'host or port is none'],
    ['https://someone:s3cret@api.example', 'a user or password'],
  ],
  DATABASE_URL: [
    ['db.example/meetcute', 'does not begin with postgres:// or postgresql://'],
    ['mysql://someone:s3cret@db.example/meetcute', 'does not begin with'],
    ['postgres:/meetcute', 'does not begin with'],
    ['postgres://someone:s3cret@db.example:port/meetcute', 'host or port is none'],
    ['postgres://someone:s3cret%@db.example/meetcute', 'a % that encodes nothing'],
    ['postgres://db.example/meet cute', 'a space or a line break'],
  ],
  STORAGE_URL: [
    ['s3:/photos', 'not an address of an S3 storage'],
    ['s3:///photos', 'not an address of an S3 storage'],
    ['s3://k%ey:s3cret@s3.example/photos', 'a % that encodes nothing'],
    ['s3://s3.example', 'names no bucket'],
  ],
  DESK_ORIGIN: [
    ['https:/desk.example', 'not an https origin'],
    ['https:desk.example', 'not an https origin'],
    ['https://someone:s3cret@desk.example', 'not an https origin'],
  ],
};

const read = (name: string, value: string) =>
  readEnvironment({ [name]: value, ...(name === 'DESK_ORIGIN' && { DESK_PORT: '1' }) });

describe.each(Object.entries(good))('%s', (name, addresses) => {
  test.each(addresses)('accepts %s', (value) => {
    expect(() => read(name, value)).not.toThrow();
  });
});

describe.each(Object.entries(bad))('%s', (name, addresses) => {
  test.each(addresses)('refuses %s in one sentence, without its secret', (value, problem) => {
    expect(() => read(name, value)).toThrow(problem);
    expect(() => read(name, value)).toThrow(new RegExp(`^${name} (is|names|has) [^\n]*$`));
    if (name !== 'DESK_ORIGIN') expect(() => read(name, value)).not.toThrow('s3cret');
  });
});
