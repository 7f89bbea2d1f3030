import { setTimeout as sleep } from 'node:timers/promises';
import { startHost } from './host.ts';
import { createSender } from './send.ts';
import { median } from './statistics.ts';
import { logIn, signUp, type Login } from './visitors.ts';

const SIGN_UPS_A_MINUTE = 100;
const LOGINS_A_MINUTE = 300;
const MEMBERS = 10;
const QUIET = 40;

/** Times in milliseconds of joining and logging in on one database. */
export interface PaceCost {
  database: string;
  /** Log-ins one after the other, with nothing else to do. */
  quiet: number[];
  /** Log-ins with a wrong password, and with an address that nobody has, taking turns. */
  wrong: number[];
  unknown: number[];
  /** Log-ins and sign-ups, the check of the address included, both at their pace. */
  logins: number[];
  signUps: number[];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Starts work so many times a minute whether or not earlier work is done; times count from when it was due. */
async function atPace(aMinute: number, seconds: number, work: (turn: number) => Promise<unknown>) {
  const began = performance.now();
  const turns = Array.from({ length: Math.round((aMinute * seconds) / 60) }, async (_, turn) => {
    const due = began + (turn * 60_000) / aMinute;
    await sleep(Math.max(0, due - performance.now()));
    await work(turn);
    return performance.now() - due;
  });
  return Promise.all(turns);
}

/** Drives an empty host of its own, with a new visitor from a new network each time, for so many seconds. */
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
      const quiet = await timed(() => logIn(sender, login));
      const wrong = await timed(() => logIn(sender, { ...login, password: 'not-this-Lantern-1' }, 401));
      const nobody = { ...login, email: `nobody${turn}@example.com` };
      const unknown = await timed(() => logIn(sender, nobody, 401));
      // The first turns warm up.
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

/** How much longer an unknown address takes than a wrong password: near 1, time tells nothing. */
export const tellingRatio = ({ unknown, wrong }: PaceCost): number => median(unknown) / median(wrong);
