import type { Settings } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { testSite } from '../testing/fixture.ts';
import { soundFile } from '../testing/sound-file.ts';
import { templatesFolder } from '../testing/templates-folder.ts';
import type { HostSite } from '../start/sites.ts';
import { checkAtStart, findSiteProblems } from './site-problems.ts';

const surroundings = { templatesDir: templatesFolder(), isDemo: false };
const { settings, shop } = demoSites[0];

/** A site of a company, with everything that the law asks for. */
const real: HostSite = {
  ...testSite,
  isDemo: false,
  hosts: ['www.lindenlane.nl', 'localhost'],
  settings: {
    ...settings,
    home_people: false,
    domain: 'www.lindenlane.nl',
    company_name: 'Linden Lane B.V.',
    kvk: '12345678',
    vat_numbers: ['NL123456789B01'],
    email: 'hello@lindenlane.nl',
    support_email: 'support@lindenlane.nl',
    support_phone: '+31 30 123 45 67',
    advertisers: { cams: 'Lumen B.V.', camads: 'Bloom Ltd' },
  },
  ...(shop && { shop }),
};

const withSettings = (change: Partial<Settings>): HostSite => ({
  ...real,
  settings: { ...real.settings, ...change },
});

const problemsOf = (site: HostSite, isDemo = false) =>
  findSiteProblems(soundFile(site), { ...surroundings, isDemo }).map(
    ({ level, key, what }) => `${level}: ${key} ${what}`,
  );

test('finds nothing wrong with a site of a company', async () => {
  expect(problemsOf(real)).toEqual([]);
  expect(await checkAtStart([soundFile(real)], surroundings)).toEqual([]);
});

test.each(demoSites)('$id may have the data of a demo, but warns a real host', (demo) => {
  const site = { ...real, hosts: demo.hosts, settings: demo.settings, isDemo: true };
  expect(problemsOf(site, true)).toEqual([]);
  expect(problemsOf(site)).toEqual(['warning: demo is true, but the host runs without the demo']);
});

test('a demo on a real host that takes payments is refused', async () => {
  const file = soundFile({ ...real, isDemo: true });
  const paying = { ...surroundings, mollieKey: 'test_0123456789' };
  await expect(checkAtStart([file], paying)).rejects.toThrow(
    /'demo' is true, but the host takes payments with MOLLIE_API_KEY[^]*or remove the key/,
  );
  expect(await checkAtStart([file], { ...paying, isDemo: true })).toEqual([]);
  expect(await checkAtStart([soundFile(real)], paying)).toEqual([]);
});

test.each<[string, HostSite, string]>([
  [
    'an invented company',
    withSettings({ company_name: 'Lane B.V. (invented)' }),
    "error: settings.company_name is 'Lane B.V. (invented)', which is invented",
  ],
  [
    'people whom its template invented',
    withSettings({ home_people: true }),
    'error: settings.home_people shows people whom the template invented',
  ],
  [
    'an invented number',
    withSettings({ vat_numbers: ['NL1 (demo)'] }),
    "error: settings.vat_numbers.0 is 'NL1 (demo)', which is invented",
  ],
  [
    'an invented advertiser',
    withSettings({ advertisers: { cams: 'A (invented)', camads: 'B' } }),
    "error: settings.advertisers.cams is 'A (invented)', which is invented",
  ],
  [
    'a domain of nobody',
    withSettings({ domain: 'lane.example' }),
    "error: settings.domain is 'lane.example', a domain that nobody can own",
  ],
  [
    'an address of nobody',
    withSettings({ support_email: 'a@lane.example' }),
    "error: settings.support_email is 'a@lane.example', a domain that nobody can own",
  ],
  [
    'a host of nobody',
    { ...real, hosts: ['www.lindenlane.nl', 'lane.test'] },
    "error: hosts.1 is 'lane.test', a domain that nobody can own",
  ],
  [
    'a first host of this machine',
    { ...real, hosts: ['lane.localhost', 'www.lindenlane.nl'] },
    "warning: hosts.0 is 'lane.localhost', which leads to the machine of whoever opens it",
  ],
  [
    'the partner of the demo',
    { ...real, partners: { adverts: { url: '/advert-demo' } } },
    "error: partners.adverts.url is '/advert-demo', a page of the demo alone",
  ],
  [
    'an unknown template',
    withSettings({ template: 'harbour' }),
    "error: settings.template is 'harbour', which is no template",
  ],
  [
    'a template elsewhere',
    withSettings({ template: '../classic' }),
    "error: settings.template is '../classic', which is no template",
  ],
  [
    'a missing advertiser',
    withSettings({ advertisers: { cams: 'Lumen B.V.' } }),
    "warning: settings.advertisers.camads is missing, although 'member_resell' names its adverts",
  ],
  [
    'a shop for other countries',
    withSettings({ country: 'JP' }),
    'warning: shop.countries has no JP, the country of the site',
  ],
  // A page at the other host sends no session there.
  ...[
    'https://photos.lindenlane.nl',
    '//photos.lindenlane.nl/a',
    'https://www.lindenlane.nl',
    'https://[',
  ].map((prefix): [string, HostSite, string] => [
    `photos at ${prefix}`,
    withSettings({ cdn_prefix: prefix }),
    `warning: settings.cdn_prefix is '${prefix}', another host than that of the pages`,
  ]),
])('names %s', (_, site, problem) => {
  expect(problemsOf(site)).toEqual([problem]);
});

test.each(['/cdn', 'cdn', '/photos/'])("says nothing about photos at the path '%s' of the site", (prefix) => {
  expect(problemsOf(withSettings({ cdn_prefix: prefix }))).toEqual([]);
});

test('names a domain that is the first host name once, at the host name', () => {
  const site = { ...withSettings({ domain: 'lane.example' }), hosts: ['lane.example'] };
  expect(problemsOf(site)).toEqual(["error: hosts.0 is 'lane.example', a domain that nobody can own"]);
});

test('the start refuses the errors of all sites at once, in the words of the check', async () => {
  const files = [withSettings({ email: 'a@lane.example' }), withSettings({ template: 'harbour' }), real].map(
    soundFile,
  );
  await expect(checkAtStart(files, surroundings)).rejects.toThrow(
    /^The site files have 2 problems, [^]*\n {2}brand\.json: 'settings\.email' is 'a@lane\.example', [^\n]*\n {2}brand\.json: 'settings\.template' is 'harbour', [^\n]*There are: /,
  );
});
