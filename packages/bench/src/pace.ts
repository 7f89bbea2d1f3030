import { setTimeout as sleep } from 'node:timers/promises';
import { startHost } from './host.ts';
import { createSender } from './send.ts';
import { median } from './statistics.ts';
import { logIn, signUp, type Login } from './visitors.ts';

const SIGN_UPS_A_MINUTE = 100;
const LOGINS_A_MINUTE = 300;
const MEMBERS = 10;
const QUIET = 40;

/** Times in milliseconds of sign-ups and log-ins on one database. */
export interface PaceCost {
  /** Name of the database in the table. */
  database: string;
  /** Log-ins one after the other on an idle host. */
  quiet: number[];
  /** Log-ins with a wrong password, alternating with unknown addresses. */
  wrong: number[];
  /** Log-ins with an unknown address. */
  unknown: number[];
  /** Log-ins at a fixed rate. */
  logins: number[];
  /** Sign-ups with their address check, at a fixed rate. */
  signUps: number[];
}

async function timeWork(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Starts work at a rate per minute, whether or not earlier work is done. Times count from when the work was
 * due.
 */
async function atPace(aMinute: number, seconds: number, work: (index: number) => Promise<unknown>) {
  const began = performance.now();
  const turns = Array.from({ length: Math.round((aMinute * seconds) / 60) }, async (_, index) => {
    const due = began + (index * 60_000) / aMinute;
    await sleep(Math.max(0, due - performance.now()));
    await work(index);
    return performance.now() - due;
  });
  return Promise.all(turns);
}

/** Measures an empty host for a number of seconds, with a new visitor from a new network each time. */
export async function measurePace(database: string, databaseUrl: string, seconds = 60): Promise<PaceCost> {
  const host = await startHost({ DATABASE_URL: databaseUrl, DEMO: '0', TRUST_PROXY: '1', HOST: '127.0.0.1' });
  const sender = createSender(host.port, 64);
  try {
    const members: Login[] = [];
    while (members.length < MEMBERS) members.push((await signUp(sender)).login);
    const memberOf = (turn: number) => members[turn % MEMBERS] ?? { email: '', password: '' };
    const cost: PaceCost = { database, quiet: [], wrong: [], unknown: [], logins: [], signUps: [] };
    for (let turn = -MEMBERS; turn < QUIET; turn += 1) {
      const login = memberOf(turn + MEMBERS);
      const quiet = await timeWork(() => logIn(sender, login));
      const wrong = await timeWork(() => logIn(sender, { ...login, password: 'not-this-Lantern-1' }, 401));
      const nobody = { ...login, email: `nobody${turn}@example.com` };
      const unknown = await timeWork(() => logIn(sender, nobody, 401));
      // The first turns are a warm-up.
      if (turn < 0) continue;
      cost.quiet.push(quiet);
      cost.wrong.push(wrong);
      cost.unknown.push(unknown);
    }
    [cost.signUps, cost.logins] = await Promise.all([
      atPace(SIGN_UPS_A_MINUTE, seconds, () => signUp(sender)),
      atPace(LOGINS_A_MINUTE, seconds, (turn) => logIn(sender, memberOf(turn))),
    ]);
    return cost;
  } finally {
    sender.close();
    await host.stop();
  }
}

/**
 * Returns the ratio of times for an unknown address and a wrong password; near 1 means that timing reveals
 * nothing.
 */
export const tellingRatio = ({ unknown, wrong }: PaceCost): number => median(unknown) / median(wrong);
