import { freshEmail, openTestBrowser, PASSWORD } from '../test-api.ts';
import {
  accountOf,
  type Attack,
  LOGIN,
  newMember,
  RESET,
  resetSecret,
  secretMailed,
  send,
  SIGN_UP,
} from './attack.ts';

/** Paths of POSTs that change something. */
const POSTS = [LOGIN, SIGN_UP, RESET, '/api/email.php', '/api/activate.php', '/api/profileimage.php'];

const FORM = 'application/x-www-form-urlencoded';

/** Sends requests that a page of another site can make a browser send. */
const fromElsewhere =
  (type: string, headers: Record<string, string>): Attack['attempt'] =>
  async (target) => {
    const { browser } = await newMember(target);
    const results = new Set<string>();
    for (const path of POSTS) {
      const body = type === FORM ? 'email=a%40example.com&password=x' : '{"email":"a@example.com"}';
      const sentHeaders = { 'content-type': type, 'x-package': null, ...headers };
      results.add(await send(browser, 'POST', path, { body, headers: sentHeaders }));
    }
    return [...results];
  };

/** Tries to obtain paid features, or to appear as a real person. */
const tryToObtain =
  (change: object): Attack['attempt'] =>
  async (target) => {
    const { browser } = await newMember(target);
    const accountBefore = await accountOf(browser);
    const code = await send(browser, 'PUT', '/api/user.php', { json: change });
    const accountAfter = await accountOf(browser);
    const { paid_user, credits, profile } = accountAfter;
    const isAsBefore = JSON.stringify(accountAfter) === JSON.stringify(accountBefore);
    return [code.split(' ')[0], paid_user, credits, profile.fictional, isAsBefore];
  };

const nothingGranted = ['400', false, 0, false, true];

/** Requests that a member's browser never sends on its own. */
export const requestAttacks: readonly Attack[] = [
  {
    name: 'a form of another site',
    attempt: fromElsewhere(FORM, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    expected: ['403 cross_site'],
  },
  {
    name: 'a form of another site, in a browser that sends only the origin',
    attempt: fromElsewhere(FORM, { origin: 'https://evil.example' }),
    expected: ['403 cross_site'],
  },
  {
    name: 'JSON as plain text, which needs no CORS preflight',
    attempt: fromElsewhere('text/plain', { 'sec-fetch-site': 'cross-site' }),
    expected: ['403 cross_site'],
  },
  {
    name: 'JSON as plain text without an origin',
    attempt: async ({ api }) => {
      const body = JSON.stringify({ email: 'a@example.com', password: PASSWORD });
      return send(openTestBrowser(api), 'POST', LOGIN, { body, headers: { 'content-type': 'text/plain' } });
    },
    expected: '415 unsupported_type',
  },
  {
    name: 'a forged host in a request for a password mail',
    attempt: async (target) => {
      const { email } = await newMember(target);
      const evil = openTestBrowser(target.api, 'evil.example');
      const code = await send(evil, 'POST', RESET, { json: { email } });
      const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
      const browser = openTestBrowser(target.api);
      await browser.send('POST', RESET, { json: { email }, headers });
      await secretMailed(target, email, '/reset-password/do');
      const mails = target.api.mails.filter(({ to }) => to === email);
      const links = mails.flatMap(
        ({ text, html = '' }) => (text + html).match(/https?:\/\/[^/"\s<]+/g) ?? [],
      );
      return [code, [...new Set(links)]];
    },
    expected: ['421 unknown_host', ['https://classic.example.com']],
  },
  {
    name: 'a session cookie planted before the login',
    attempt: async (target) => {
      const { email, browser: other, right } = await newMember(target);
      const { browser: attacker } = await newMember(target);
      const victim = openTestBrowser(target.api);
      const results = [];
      // One of no session, and one of the attacker's session.
      for (const plantedCookie of ['x'.repeat(43), attacker.cookies.get('session') ?? '']) {
        victim.cookies.set('session', plantedCookie);
        await victim.send('POST', LOGIN, right);
        const thief = openTestBrowser(target.api);
        thief.cookies.set('session', plantedCookie);
        results.push(
          victim.cookies.get('session') === plantedCookie,
          (await thief.send('GET', '/api/user.php')).status,
        );
      }
      return [
        ...results,
        (await accountOf(victim)).email === email,
        (await accountOf(other)).email === email,
      ];
    },
    expected: [false, 403, false, 403, true, true],
  },
  {
    name: 'obtaining a paid account by API',
    attempt: tryToObtain({ paid_user: true }),
    expected: nothingGranted,
  },
  { name: 'obtaining credits by API', attempt: tryToObtain({ credits: 1000 }), expected: nothingGranted },
  {
    name: 'changing the icon of fictional profiles by API',
    attempt: tryToObtain({ fictional_icon: 'x' }),
    expected: nothingGranted,
  },
  {
    name: 'changing the fictional flag by API',
    attempt: tryToObtain({ profile: { fictional: true } }),
    expected: nothingGranted,
  },
  {
    name: 'all of these inside a profile and next to a location',
    attempt: async (target) => [
      await tryToObtain({ profile: { name: 'Rob', paid_user: true, credits: 9, fictional_icon: 'x' } })(
        target,
      ),
      await tryToObtain({ country: 'NL', countryregion: null, city: null, credits: 9 })(target),
      await tryToObtain({ profile: { personal: { fictional: 'true', credits: '9' } } })(target),
    ],
    expected: [nothingGranted, nothingGranted, nothingGranted],
  },
  {
    name: "changing one's id by API",
    attempt: tryToObtain({ profile: { id: '1', name: 'Rob' } }),
    expected: nothingGranted,
  },
  {
    name: 'a sign-up that includes credits and a paid account',
    attempt: async ({ api }) => {
      const json = {
        email: freshEmail(),
        paid_user: true,
        credits: 9,
        fictional_icon: 'x',
        fictional: false,
      };
      const { error } = (await (await openTestBrowser(api).send('POST', SIGN_UP, { json })).json()) as {
        error: { fields: Record<string, string> };
      };
      return Object.entries(error.fields)
        .filter(([, fault]) => fault === 'unrecognized_keys')
        .map(([name]) => name)
        .toSorted();
    },
    expected: ['credits', 'fictional', 'fictional_icon', 'paid_user'],
  },
  {
    name: 'a reset link that was used',
    attempt: async (target) => {
      const { email } = await newMember(target);
      const token = await resetSecret(target, email);
      const set = (password: string) =>
        send(openTestBrowser(target.api), 'PUT', RESET, { json: { token, password } });
      const codes = [await set('another horse, another battery'), await set('the thief’s own password')];
      const json = { email, password: 'the thief’s own password' };
      return [...codes, await send(openTestBrowser(target.api), 'POST', LOGIN, { json })];
    },
    expected: ['200', '400 bad_token', '401 wrong_login'],
  },
  {
    name: 'expired links of a password mail and an activation mail',
    attempt: async (target) => {
      const { browser, email } = await newMember(target);
      const activation = await secretMailed(target, email, '/activate/done');
      const token = await resetSecret(target, email);
      target.api.pass(7_200_001);
      const json = { token, password: 'another horse, another battery' };
      const codes = [await send(openTestBrowser(target.api), 'PUT', RESET, { json })];
      target.api.pass(604_800_000);
      codes.push(await send(browser, 'POST', '/api/activate.php', { json: { token: activation } }));
      return codes;
    },
    expected: ['400 bad_token', '400 bad_token'],
  },
];
