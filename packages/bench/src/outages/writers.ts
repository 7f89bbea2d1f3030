import { setTimeout as wait } from 'node:timers/promises';
import { formOf, pngOf } from '../png.ts';
import { type Sent } from '../send.ts';
import { cookieOfMember, idOf } from '../stream/crowd.ts';
import { prepareSignUp } from '../visitors.ts';
import { type Scene, untilDone } from './attempt.ts';

/** Members: the first ones write, the next ones are written to, and the rest is liked, buys and uploads. */
export const CROWD = 1000;
/** Pairs of a writer and a reader. */
export const PAIRS = 12;
const LIKERS = 8;
const FIRST_LIKER = 51;
const FIRST_LIKED = 100;
const FIRST_BUYER = 600;
/** Milliseconds between two pieces of work of one writer, which keep it below all limits. */
const MESSAGE_EVERY = 600;
const LIKE_EVERY = 1000;
const OTHER_EVERY = 800;

const asMember = (n: number, key: string): Sent => ({
  method: 'POST',
  headers: { cookie: cookieOfMember(n), 'idempotency-key': key },
});

const parseBody = <T>({ body }: { body: string }): T => JSON.parse(body) as T;

/** Repeats work until the end; a response that no repetition changes ends the writer. */
async function repeat(scene: Scene, pause: number, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; !scene.over.aborted; turn += 1) {
    await work(turn);
    await wait(pause);
  }
}

/** Returns the text of a message, which is its client id too. */
export const textOf = (pair: number, turn: number): string => `pair-${pair}-message-${turn}`;

async function writeMessages(scene: Scene, pair: number): Promise<void> {
  const headers = { cookie: cookieOfMember(pair) };
  const chat = await untilDone(scene, `/api/chat.php?profile=${idOf(PAIRS + pair)}`, { headers });
  const conversation = parseBody<{ id: string }>(chat).id;
  await repeat(scene, MESSAGE_EVERY, async (turn) => {
    const text = textOf(pair, turn);
    const body = { conversation, client_id: text, text };
    await untilDone(scene, '/api/messages.php', { ...asMember(pair, `key-of-${text}`), body });
    scene.truth.done.message.push(text);
  });
}

async function like(scene: Scene, liker: number): Promise<void> {
  const memberNumber = FIRST_LIKER + liker;
  await repeat(scene, LIKE_EVERY, async (turn) => {
    // Each pair once, so that it has one like and one event in the end.
    if (turn >= FIRST_BUYER - FIRST_LIKED) return;
    const profile = idOf(FIRST_LIKED + turn);
    const request = { ...asMember(memberNumber, `key-of-like-${memberNumber}-${turn}`), body: { profile } };
    await untilDone(scene, '/api/likes.php', request);
    scene.truth.done.like.push(`${idOf(memberNumber)} ${profile}`);
  });
}

async function join(scene: Scene, name: string): Promise<void> {
  await repeat(scene, OTHER_EVERY, async (turn) => {
    const { email, check, signUpWith } = prepareSignUp(`${name}-${turn}`);
    const checkResponse = await untilDone(scene, check.path, check.sent);
    const { path, sent } = await signUpWith(checkResponse);
    const headers = { ...sent.headers, 'idempotency-key': `key-of-${email}` };
    await untilDone(scene, path, { ...sent, headers });
    scene.truth.done['sign-up'].push(email);
  });
}

const PRODUCT = { product: 'credits-20', country: 'NL', payment_method: 'ideal' };
const PRICE = { amount: 599, currency: 'EUR' };
/** Credits of the product. */
export const BOUGHT = 20;

async function buy(scene: Scene, name: string, first: number): Promise<void> {
  await repeat(scene, OTHER_EVERY, async (turn) => {
    const n = FIRST_BUYER + first + ((turn * 2) % (CROWD - FIRST_BUYER));
    const key = `key-of-order-${name}-${turn}`;
    const body = { ...PRODUCT, price: PRICE };
    const orderResponse = await untilDone(scene, '/api/orders.php', { ...asMember(n, key), body });
    const { id } = parseBody<{ transaction: { id: string } }>(orderResponse).transaction;
    scene.truth.done.order.push(id);
    const start = { ...asMember(n, `${key}-payment`), body: { transaction: id } };
    const checkoutResponse = await untilDone(scene, '/api/checkout.php', start);
    const { pathname } = new URL(parseBody<{ pay_url: string }>(checkoutResponse).pay_url);
    const type = 'application/x-www-form-urlencoded';
    const form = { method: 'POST', raw: { type, bytes: Buffer.from('choice=pay&notices=twice') } };
    await untilDone(scene, pathname, form);
    scene.truth.done.payment.push(`${idOf(n)} ${id}`);
  });
}

async function upload(scene: Scene): Promise<void> {
  await repeat(scene, OTHER_EVERY, async (turn) => {
    const n = FIRST_BUYER + (turn % (CROWD - FIRST_BUYER));
    const raw = formOf(pngOf(turn));
    await untilDone(scene, '/api/profileimage.php', { ...asMember(n, `key-of-photo-${turn}`), raw });
    scene.truth.done.upload.push(idOf(n));
  });
}

/** Lets members write, like, join, buy and upload until the end. Each finishes what it has begun. */
export async function write(scene: Scene): Promise<void> {
  const work = [
    ...Array.from({ length: PAIRS }, (_, index) => writeMessages(scene, index + 1)),
    ...Array.from({ length: LIKERS }, (_, index) => like(scene, index)),
    ...['a', 'b'].map((name) => join(scene, name)),
    ...['a', 'b'].map((name, index) => buy(scene, name, index)),
    upload(scene),
  ];
  // A failed writer is recorded in the truth; the others go on.
  await Promise.allSettled(work);
}
