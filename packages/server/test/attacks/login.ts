import {
  freshEmail,
  openTestBrowser,
  PASSWORD,
  signUpPayload,
  type TestBrowser,
  tokenFor,
} from '../test-api.ts';
import { type Attack, LOGIN, newMember, RESET, resetSecret, send, SIGN_UP, type Target } from './attack.ts';

const NEW_PASSWORD = 'another horse, another battery';

/** Returns everything in a response: status, headers and body. */
const everythingOf = async (response: Response) =>
  `${response.status} ${JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie'))} ${await response.text()}`;

/** Tries a wrong password `times` times from one network. Returns the number of responses by status. */
async function tryPasswords(
  { api }: Target,
  times: number,
  headersOf: (index: number) => Record<string, string>,
) {
  const address = `198.51.100.${times}`;
  const counts: Record<string, number> = {};
  for (let index = 0; index < times; index += 1) {
    const json = { email: freshEmail(), password: 'a guess' };
    const browser = openTestBrowser(api, 'classic.localhost', address);
    const { status } = await browser.send('POST', LOGIN, { json, headers: headersOf(index) });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const reset = async (target: Target, email: string) => {
  const json = { token: await resetSecret(target, email), password: NEW_PASSWORD };
  await openTestBrowser(target.api).send('PUT', RESET, { json });
};

/** Resolves when an open event stream ends. */
async function endOf(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  for (;;) if ((await reader.read()).done) return 'ended';
}

const statusOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/user.php')).status;

/** Attempts to take over an account, or to stay logged in to it. */
export const loginAttacks: readonly Attack[] = [
  {
    name: 'finding out by a login who has an account: identical responses after one verification each',
    attempt: async (target) => {
      const { email } = await newMember(target);
      const results = [];
      for (const address of [email, freshEmail()]) {
        const countBefore = target.work.verifications;
        const json = { email: address, password: 'a guess' };
        const response = await openTestBrowser(target.api).send('POST', LOGIN, { json });
        results.push([await everythingOf(response), target.work.verifications - countBefore] as const);
      }
      const [memberResult, unknown] = results;
      return [
        memberResult?.[0] === unknown?.[0],
        memberResult?.[0].slice(0, 3),
        memberResult?.[1],
        unknown?.[1],
      ];
    },
    expected: [true, '401', 1, 1],
  },
  {
    name: 'finding out by a password mail who has an account',
    attempt: async (target) => {
      const { email } = await newMember(target);
      const stranger = freshEmail();
      const responses = [];
      for (const address of [email, stranger]) {
        const response = await openTestBrowser(target.api).send('POST', RESET, { json: { email: address } });
        responses.push(await everythingOf(response));
      }
      await resetSecret(target, email);
      return [responses[0] === responses[1], target.api.mails.some(({ to }) => to === stranger)];
    },
    expected: [true, false],
  },
  {
    name: '26 logins in 5 minutes',
    attempt: (target) => tryPasswords(target, 26, () => ({})),
    expected: { 401: 25, 429: 1 },
  },
  {
    name: 'many logins, each with another forged address in its headers',
    attempt: (target) =>
      tryPasswords(target, 30, (index) => ({
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        'cf-connecting-ip': `203.0.113.${index}`,
      })),
    expected: { 401: 25, 429: 5 },
  },
  {
    name: 'staying logged in after the owner has set a new password, including an open event stream',
    attempt: async (target) => {
      const { browser, email, right } = await newMember(target);
      const thief = openTestBrowser(target.api);
      await thief.send('POST', LOGIN, right);
      const stream = await thief.send('GET', '/api/events.php');
      const streamEnd = endOf(stream);
      await reset(target, email);
      return [stream.status, await streamEnd, await statusOf(thief), await statusOf(browser)];
    },
    expected: [200, 'ended', 403, 403],
  },
  {
    name: 'repeating a login under its key after the owner has set a new password',
    attempt: async (target) => {
      const { email, right } = await newMember(target);
      const thief = openTestBrowser(target.api);
      await thief.send('GET', '/api/validate_email.php?email=x%40example.com');
      const sending = { ...right, headers: { 'idempotency-key': 'one-login-of-a-thief' } };
      const codes = [await send(thief, 'POST', LOGIN, sending)];
      await reset(target, email);
      codes.push(await send(thief, 'POST', LOGIN, sending));
      return [...codes, await statusOf(thief)];
    },
    expected: ['200', '401 wrong_login', 403],
  },
  {
    name: 'repeating the sign-up under its key after a new password was set',
    attempt: async (target) => {
      const browser = openTestBrowser(target.api);
      const email = freshEmail();
      const json = signUpPayload(email, await tokenFor(browser, email));
      const sending = { json, headers: { 'idempotency-key': 'one-sign-up-for-ever' } };
      const codes = [await send(browser, 'POST', SIGN_UP, sending)];
      await reset(target, email);
      codes.push(await send(browser, 'POST', SIGN_UP, sending));
      return [...codes, await statusOf(browser)];
    },
    expected: ['200', '400 bad_token', 403],
  },
  {
    name: 'using the key of a stored login in another browser',
    attempt: async (target) => {
      const { browser, right } = await newMember(target);
      const headers = { 'idempotency-key': 'a-key-that-was-seen' };
      await browser.send('POST', LOGIN, { ...right, headers });
      const thief = openTestBrowser(target.api);
      await thief.send('GET', '/api/validate_email.php?email=x%40example.com');
      const json = { ...right.json, password: `${PASSWORD}?` };
      return send(thief, 'POST', LOGIN, { json, headers });
    },
    expected: '401 wrong_login',
  },
];
