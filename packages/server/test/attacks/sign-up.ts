import { csrfOf, freshEmail, openTestBrowser, signUpPayload, tokenFor } from '../test-api.ts';
import { accountOf, type Attack, newMember, secretMailed, send, SIGN_UP, signUpWith } from './attack.ts';

const bornOn =
  (date: string): Attack['attempt'] =>
  async (target) => {
    const { browser } = await newMember(target);
    const json = { profile: { date_of_birth: date } };
    return [await send(browser, 'PUT', '/api/user.php', { json }), (await accountOf(browser)).profile.age];
  };

const isNoDate = ['400 bad_request profile.date_of_birth', null];

/** Sign-ups with forbidden or forged data. */
export const signUpAttacks: readonly Attack[] = [
  {
    name: 'a date of birth under 18, sent to the API',
    attempt: bornOn('2012-01-01'),
    expected: ['400 too_young profile.date_of_birth', null],
  },
  { name: 'a date of birth that does not exist', attempt: bornOn('1990-02-30'), expected: isNoDate },
  { name: 'a date of birth in the future', attempt: bornOn('2031-01-01'), expected: isNoDate },
  { name: 'a date of birth in 1850', attempt: bornOn('1850-01-01'), expected: isNoDate },
  { name: 'a date of birth in another format', attempt: bornOn('01/01/1990'), expected: isNoDate },
  {
    name: 'a name of 151 characters',
    attempt: (target) => signUpWith(target, { name: 'a'.repeat(151) }),
    expected: '400 bad_request name',
  },
  {
    name: 'a name of zero-width and direction characters only',
    attempt: (target) => signUpWith(target, { name: '\u200B\u202E\u2060\uFEFF' }),
    expected: '400 bad_request name',
  },
  {
    name: 'a name with a zero-width space before its @',
    attempt: (target) => signUpWith(target, { name: '\u200B@robin' }),
    expected: '400 bad_request name',
  },
  {
    name: 'a name with direction characters, which are removed at the sign-up and later',
    attempt: async (target) => {
      const browser = openTestBrowser(target.api);
      await signUpWith(target, { name: 'Rob\u202Ein\u0007\u200B' }, browser);
      const first = (await accountOf(browser)).profile.name;
      await browser.send('PUT', '/api/user.php', { json: { profile: { name: 'Ro\u2066bi\u2069na' } } });
      return [first, (await accountOf(browser)).profile.name];
    },
    expected: ['Robin', 'Robina'],
  },
  {
    name: 'a link in the name, which would be mailed to another person’s address',
    attempt: (target) => signUpWith(target, { name: 'Win at https://evil.example' }),
    expected: '400 bad_request name',
  },
  {
    name: 'a password of 10 kB, which is not hashed by sign-up, login or reset',
    attempt: async (target) => {
      const { browser, email } = await newMember(target);
      const password = 'x'.repeat(10_240);
      const workBefore = { ...target.work };
      const codes = [
        await signUpWith(target, { password }),
        await send(browser, 'POST', '/api/login.php', { json: { email, password } }),
        await send(browser, 'PUT', '/api/password.php', { json: { token: 'any', password } }),
      ];
      return [
        ...codes,
        target.work.hashes - workBefore.hashes,
        target.work.verifications - workBefore.verifications,
      ];
    },
    expected: [...Array.from({ length: 3 }, () => '400 bad_request password'), 0, 0],
  },
  {
    name: 'one address in different case, which makes one account',
    attempt: async ({ api }) => {
      const email = freshEmail();
      const variants = [email, email.toUpperCase(), ` ${email.replace('p', 'P')} `.trim()];
      const codes = [];
      const requests = [];
      for (const variant of variants) {
        const browser = openTestBrowser(api);
        requests.push({ browser, json: signUpPayload(variant, await tokenFor(browser, variant)) });
      }
      for (const { browser, json } of requests) codes.push(await send(browser, 'POST', SIGN_UP, { json }));
      return codes;
    },
    expected: ['200', '409 email_taken email', '409 email_taken email'],
  },
  {
    name: 'an invalid csrf value, and one of another address',
    attempt: async (target) => [
      await signUpWith(target, { csrf: 'a'.repeat(128) }),
      await signUpWith(target, { csrf: csrfOf('somebody.else@example.com') }),
    ],
    expected: ['400 bad_csrf', '400 bad_csrf'],
  },
  {
    name: 'a missing token, an empty one, and one that was never issued',
    attempt: async (target) => [
      await signUpWith(target, { token: undefined }),
      await signUpWith(target, { token: '' }),
      await signUpWith(target, { token: 'A'.repeat(43) }),
    ],
    expected: ['400 bad_request token', '400 bad_request token', '400 bad_token'],
  },
  {
    name: 'a token that was used',
    attempt: async (target) => {
      const browser = openTestBrowser(target.api);
      const email = freshEmail();
      const json = signUpPayload(email, await tokenFor(browser, email));
      return [await send(browser, 'POST', SIGN_UP, { json }), await send(browser, 'POST', SIGN_UP, { json })];
    },
    expected: ['200', '400 bad_token'],
  },
  {
    name: 'a token older than an hour',
    attempt: async (target) => {
      const browser = openTestBrowser(target.api);
      const email = freshEmail();
      const json = signUpPayload(email, await tokenFor(browser, email));
      target.api.pass(3_600_001);
      return send(browser, 'POST', SIGN_UP, { json });
    },
    expected: '400 bad_token',
  },
  {
    name: 'a token of another visitor, and one of another address',
    attempt: async ({ api }) => {
      const [browser, other] = [openTestBrowser(api), openTestBrowser(api)];
      const [email, elsewhere] = [freshEmail(), freshEmail()];
      await tokenFor(browser, email);
      const otherPayload = signUpPayload(email, await tokenFor(other, email));
      const mixedPayload = signUpPayload(email, await tokenFor(browser, elsewhere));
      return [
        await send(browser, 'POST', SIGN_UP, { json: otherPayload }),
        await send(browser, 'POST', SIGN_UP, { json: mixedPayload }),
      ];
    },
    expected: ['400 bad_token', '400 bad_token'],
  },
  {
    name: 'a token of another purpose',
    attempt: async (target) => {
      const { email, browser } = await newMember(target);
      const token = await secretMailed(target, email, '/activate/done');
      return [
        await send(browser, 'PUT', '/api/password.php', { json: { token, password: 'another horse' } }),
        await send(browser, 'POST', '/api/email.php', { json: { token } }),
      ];
    },
    expected: ['400 bad_token', '400 bad_token'],
  },
];
