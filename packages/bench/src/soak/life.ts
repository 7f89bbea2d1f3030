import { setTimeout as wait } from 'node:timers/promises';
import { formOf, pngOf } from '../png.ts';
import { cookieOf, type HttpResult, type Sender, type Sent } from '../send.ts';
import { cookieOfMember, idOf } from '../stream/crowd.ts';
import { listen, type Listening } from '../stream/listen.ts';
import type { Record } from '../stress/record.ts';
import { type Login, newVisitor, signUp } from '../visitors.ts';
import { every } from './every.ts';

/** Place where members live: a host, its sender, the record of responses, and the end. */
export interface Place {
  port: number;
  sender: Sender;
  record: Record;
  over: AbortSignal;
}

/** Members with a password. So many, because 30 logins an hour from other browsers are allowed to each. */
const ACCOUNTS = 120;
/** Seconds that a member stays logged in, and a stream of another member stays open. */
const VISIT = 30;
const STREAM = 100;
/** Members with streams, each with one who writes to them: the first PAIRS members. */
const PAIRS = 500;
const FIRST_STREAM = 1000;
const PHOTOS_KEPT = 3;

/** Creates members with a password. */
export async function createAccounts(sender: Sender): Promise<Login[]> {
  const accounts: Login[] = [];
  while (accounts.length < ACCOUNTS) accounts.push((await signUp(sender)).login);
  return accounts;
}

/** Sends a request and records its time. Resolves with null if it has no response, or was refused. */
async function send({ sender, record, over }: Place, kind: string, path: string, request: Sent) {
  const began = performance.now();
  try {
    const response = await sender.send(path, request);
    record.add(kind, response.status, performance.now() - began);
    return response.status < 400 ? response : null;
  } catch (error) {
    if (!over.aborted) record.fail(kind, error);
    return null;
  }
}

/** Opens a stream and closes it after seconds, or at the end. */
async function stay({ port, record, over }: Place, visitor: number | string, seconds: number) {
  let stream: Listening | null = null;
  try {
    stream = await listen(port, visitor);
    record.add('stream', 200, 0);
    await wait(seconds * 1000, undefined, { signal: over }).catch(() => {});
  } catch (error) {
    if (!over.aborted) record.fail('stream', error);
  } finally {
    stream?.close();
  }
}

const imagesOf = ({ body }: HttpResult) => (JSON.parse(body) as { images: { id: string }[] }).images;

/** Uploads a photo, and deletes the oldest one of a member who has several. */
async function upload(place: Place, cookie: string, n: number): Promise<void> {
  const headers = { cookie };
  const path = '/api/profileimage.php';
  const response = await send(place, 'upload', path, { method: 'POST', headers, raw: formOf(pngOf(n)) });
  const images = response ? imagesOf(response) : [];
  if (images.length <= PHOTOS_KEPT) return;
  const body = { id: images[0]?.id };
  await send(place, 'deleted photo', path, { method: 'DELETE', headers, body });
}

/** Sends a message to a member whose stream is open, or was. */
async function write(place: Place, turn: number): Promise<void> {
  const n = turn % PAIRS;
  const headers = { cookie: cookieOfMember(n + 1) };
  const chat = await send(place, 'chat', `/api/chat.php?profile=${idOf(FIRST_STREAM + n)}`, { headers });
  if (!chat) return;
  const { id } = JSON.parse(chat.body) as { id: string };
  const message = { conversation: id, client_id: `soak-${turn}`, text: `Message ${turn}` };
  await send(place, 'message', '/api/messages.php', { method: 'POST', headers, body: message });
}

/** A visit: a login, a stream, the home page, sometimes a photo, and a logout. */
async function visit(place: Place, login: Login, turn: number): Promise<void> {
  const headers = newVisitor();
  const loginResponse = await send(place, 'login', '/api/login.php', {
    method: 'POST',
    headers,
    body: login,
  });
  if (!loginResponse) return;
  const cookie = cookieOf(loginResponse);
  const stream = stay(place, cookie, VISIT);
  await send(place, 'home of a member', '/', { headers: { cookie } });
  if (turn % 5 === 0) await upload(place, cookie, turn);
  await stream;
  await send(place, 'logout', '/api/logout.php', { headers: { cookie } });
}

/** Lets members log in and out and write, streams open and close, photos come and go, and visitors sign up, until the end. */
export async function live(place: Place, accounts: readonly Login[]): Promise<void> {
  const { sender, record, over } = place;
  await Promise.all([
    every(2, over, (turn) => visit(place, accounts[turn % ACCOUNTS]!, turn)),
    every(1, over, (turn) => stay(place, FIRST_STREAM + (turn % PAIRS), STREAM)),
    every(1, over, (turn) => write(place, turn)),
    every(20, over, async () => {
      await signUp(sender).then(
        () => record.add('sign-up', 200, 0),
        (error: unknown) => record.fail('sign-up', error),
      );
    }),
  ]);
}
