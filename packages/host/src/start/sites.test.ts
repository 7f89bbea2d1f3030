import { demoSites } from '@meetcute/demo';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSites, withPushKey } from './sites.ts';

const good = { id: 'one', hosts: ['one.test'], redirects: [], settings: demoSites[0].settings };

function folderOf(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mc-sites-'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

test('reads the demo sites completely', () => {
  const sites = readSites(fileURLToPath(new URL('../../../demo/sites', import.meta.url)));
  expect(sites.map(({ id }) => id)).toEqual(['classic', 'lantern', 'nocturne', 'pelnia']);
  expect(sites[0]?.settings.region_data['NL']?.length).toBeGreaterThan(5);
});

test.each([
  ['no JSON', '{ "id": ', /one\.json:1:9: the file is not JSON \(value expected\)\. Look at/],
  ['no hosts', { ...good, hosts: [] }, /one\.json.*'hosts' is not a list of host names\. Give/],
  ['a host with a port', { ...good, hosts: ['one.test:80'] }, /'hosts\.0' .*Write 'one\.test'/],
  ['a host with a final dot', { ...good, hosts: ['one.test.'] }, /'hosts\.0' .*Write 'one\.test'/],
  ['a host in capitals', { ...good, hosts: ['One.test'] }, /'hosts\.0' .*Write 'one\.test'/],
  [
    'a host in other letters than ASCII',
    { ...good, hosts: ['müller.example'] },
    /'hosts\.0' .*Write 'xn--mller-kva\.example'/,
  ],
  ['a shortened IP address', { ...good, hosts: ['127.1'] }, /'hosts\.0' .*Write '127\.0\.0\.1'/],
  [
    'a host with too long a label',
    { ...good, hosts: [`${'a'.repeat(64)}.test`] },
    /'hosts\.0' is not a host name\. Write it/,
  ],
  [
    'a redirect to nowhere',
    { ...good, redirects: [{ from: '/a', to: 'javascript:alert(1)' }] },
    /'redirects\.0\.to'/,
  ],
  [
    'a redirect to another host by slashes',
    { ...good, redirects: [{ from: '/a', to: '//evil.test' }] },
    /'redirects\.0\.to'/,
  ],
  [
    'a status that does not redirect',
    { ...good, redirects: [{ from: '/a', to: '/b', status: 200 }] },
    /'redirects\.0\.status'/,
  ],
  [
    'an age under 18',
    { ...good, settings: { ...good.settings, min_age: 16 } },
    /'settings\.min_age' is 16\. Allowed: 18 to 99\./,
  ],
  [
    'a protected text and a misspelt one',
    { ...good, texts: { en: { 'common:advert': 'Tip', 'home:heding': 'Ahoy' } } },
    /'texts\.en\.common:advert' can't be replaced[^]*'texts\.en\.home:heding' doesn't exist/,
  ],
  [
    'texts of a language that does not exist',
    JSON.stringify({ ...good, texts: {} }).replace('"texts":{}', '"texts":{"__proto__":{}}'),
    /'texts\.__proto__' is no language/,
  ],
  [
    'a choice that only visitors make',
    { ...good, settings: { ...good.settings, geoip_selected_country: 'NL' } },
    /'settings\.geoip_selected_country' is not null\. Leave it out: each visitor chooses it/,
  ],
  [
    'an unused setting',
    { ...good, settings: { ...good.settings, sign_ups: 'all' } },
    /'settings\.sign_ups' is unknown\. Did you mean 'signups'/,
  ],
  ['an unused field', { ...good, host: 'one.test' }, /one\.json.*'host' is unknown\. Did you mean 'hosts'/],
  [
    'an unused field of a redirect',
    { ...good, redirects: [{ from: '/a', to: '/b', code: 301 }] },
    /'redirects\.0\.code' is unknown/,
  ],
  [
    'an unused field of partners',
    { ...good, partners: { cam: { url: '/cams', offers: [] } } },
    /'partners\.cam' is unknown\. Did you mean 'cams'/,
  ],
  [
    'a setting missing',
    { ...good, settings: { ...good.settings, name: undefined } },
    /'settings\.name' is missing\. Add it, as text: name of the site in titles, texts and mails\./,
  ],
  ['an unknown niche', { ...good, settings: { ...good.settings, niche: 9 } }, /'settings\.niche'/],
  [
    'an unknown paging',
    { ...good, settings: { ...good.settings, search_paging: 'scroll' } },
    /'settings\.search_paging' is "scroll"\. Allowed: one of pages, infinite\./,
  ],
  [
    'an unknown effect of premium',
    { ...good, settings: { ...good.settings, premium_effects: ['no_ads'] } },
    /'settings\.premium_effects\.0' is "no_ads"\. Allowed: one of no_adverts/,
  ],
  [
    'countries missing',
    { ...good, settings: { ...good.settings, countries: undefined } },
    /'settings\.countries'/,
  ],
  ['settings missing', { id: 'one', hosts: ['one.test'] }, /'settings' is missing\. Write/],
])('refuses a file with %s and names the file and field', (_, content, message) => {
  expect(() => readSites(folderOf({ 'one.json': content }))).toThrow(message);
});

test.each([
  ['chat', 'read_receipts', true, /'settings\.chat\.read_receipts' is unknown\. Did you mean 'readReceipts'/],
  ['chat', 'readReceipts', 'no', /'settings\.chat\.readReceipts' is "no"\. Allowed: /],
  ['likes', 'mutual', false, /'settings\.likes\.mutual' is unknown\. Did you mean 'mutualTab'/],
  ['likes', 'newFirst', 0, /'settings\.likes\.newFirst' is 0\. Allowed: /],
  [
    'navigation',
    'matchfinder',
    true,
    /'settings\.navigation\.matchfinder' is unknown\. Did you mean 'matchFinder'/,
  ],
  ['navigation', 'credits', null, /'settings\.navigation\.credits' is null\. Allowed: /],
  ['my_profile', 'interest', true, /'settings\.my_profile\.interest' is unknown\. Did you mean 'interests'/],
  ['my_profile', 'notes', [], /'settings\.my_profile\.notes' is \[\]\. Allowed: /],
  ['notifications', 'mails', true, /'settings\.notifications\.mails' is unknown\. Did you mean 'mail'/],
  ['notifications', 'push', 'on', /'settings\.notifications\.push' is "on"\. Allowed: /],
  ['footer', 'constructor', true, /'settings\.footer\.constructor' is unknown/],
  ['footer', 'languages', 1, /'settings\.footer\.languages' is 1\. Allowed: /],
  ['advertisers', 'cam', 'Lumen', /'settings\.advertisers\.cam' is unknown\. Did you mean 'cams'/],
  ['advertisers', 'cams', ' ', /'settings\.advertisers\.cams' is " "\. Allowed: /],
  ['advertisers', 'camads', null, /'settings\.advertisers\.camads' is null\. Allowed: /],
  ['signup', 'dots', true, /'settings\.signup\.dots' is unknown\. Did you mean 'showDots'/],
  ['minimum_message_costs', 'NL', { cost: 30 }, /'settings\.minimum_message_costs\.NL\.cost' is unknown/],
  [
    'minimum_message_costs',
    'NL',
    { costs: 30, currency: 'EURO' },
    /'settings\.minimum_message_costs\.NL\.currency' is "EURO"\. Allowed: the code of a currency in use/,
  ],
] as const)('refuses a site with the switch %s.%s: %j', (group, name, value, message) => {
  const settings = { ...good.settings, [group]: { ...good.settings[group], [name]: value } };
  expect(() => readSites(folderOf({ 'one.json': { ...good, settings } }))).toThrow(message);
});

const demoShop = demoSites[1].shop!;

test.each([
  ['nothing', [], /'shop' is \[\]\. Allowed: an object\./],
  ['an unknown key', { ...demoShop, currency: 'EUR' }, /'shop\.currency' is unknown/],
  [
    'a tax rate in percent',
    { ...demoShop, countries: { ...demoShop.countries, DE: { ...demoShop.countries['DE'], tax: 19.5 } } },
    /'shop\.countries\.DE\.tax' is 19\.5\. Allowed: a whole number\./,
  ],
  [
    'a currency of a country that nobody knows',
    {
      ...demoShop,
      countries: { ...demoShop.countries, DE: { ...demoShop.countries['DE'], currency: 'XYZ' } },
    },
    /'shop\.countries\.DE\.currency' is "XYZ"\. Allowed: the code of a currency in use, .* such as EUR\./,
  ],
  [
    'a price in gold',
    { ...demoShop, products: [{ ...demoShop.products[0], prices: { XAU: 599 } }] },
    /'shop\.products\.0\.prices\.XAU' is no such code\. Allowed: the code of a currency in use/,
  ],
  [
    'a currency that is not used any more',
    { ...demoShop, products: [{ ...demoShop.products[0], prices: { HRK: 599 } }] },
    /'shop\.products\.0\.prices\.HRK' is no such code/,
  ],
  [
    'an unknown payment method',
    {
      ...demoShop,
      countries: { DE: { currency: 'EUR', tax: 1900, payment_methods: ['card', 'klarna'] } },
    },
    /'shop\.countries\.DE\.payment_methods\.1' is "klarna"\. Allowed: one of card, paypal, ideal, bancontact, sepa, przelewy24\./,
  ],
  [
    'a product for nothing',
    { ...demoShop, products: [{ ...demoShop.products[0], prices: { EUR: 0 } }] },
    /'shop\.products\.0\.prices\.EUR' is 0\. Allowed: at least 1\./,
  ],
  [
    'two products with one id',
    { ...demoShop, products: [...demoShop.products, demoShop.products[0]] },
    /'shop\.products' has two products with the id 'credits-20'/,
  ],
  [
    'two discounts with one code',
    {
      ...demoShop,
      discounts: [
        { code: 'Hello', kind: 'typed', percent: 5 },
        { code: 'HELLO', kind: 'welcome', percent: 20 },
      ],
    },
    /'shop\.discounts' has two discounts with the code 'HELLO'/,
  ],
  [
    'a discount of everything',
    { ...demoShop, discounts: [{ code: 'FREE', kind: 'typed', percent: 100 }] },
    /'shop\.discounts\.0\.percent' is 100\. Allowed: at most 99\./,
  ],
  [
    'other prices of messages than it announces',
    { ...demoShop, products: demoShop.products.slice(0, 3) },
    /'settings\.minimum_message_costs\.NL' is not what a message costs at least .*\. Give 38 in the minor unit of EUR/,
  ],
])('refuses a shop with %s', (_, shop, message) => {
  const { partners: _partners, ...file } = demoSites[1];
  expect(() => readSites(folderOf({ 'one.json': { ...file, shop } }))).toThrow(message);
});

test('refuses another highest price of a message than that of the packages', () => {
  const { partners: _partners, ...file } = demoSites[1];
  const createReader = (highest: number) => {
    const prices = { ...file.settings.minimum_message_costs, NL: { costs: 30, currency: 'EUR', highest } };
    const settings = { ...file.settings, minimum_message_costs: prices };
    return () => readSites(folderOf({ 'one.json': { ...file, settings } }));
  };
  expect(createReader(60)).not.toThrow();
  expect(createReader(50)).toThrow(
    /'settings\.minimum_message_costs\.NL' has another highest price .* Give 60/,
  );
});

test.each([1, 19, 99])('refuses a shop with a tax of %i hundredths of a percent', (tax) => {
  const countries = { ...demoShop.countries, DE: { ...demoShop.countries['DE'], tax } };
  const { partners: _partners, ...file } = demoSites[1];
  const read = () => readSites(folderOf({ 'one.json': { ...file, shop: { ...demoShop, countries } } }));
  expect(read).toThrow(`'shop.countries.DE.tax' is ${tax}, but its unit is hundredths of a percent`);
  expect(read).toThrow(`${tax} % is ${tax}00. Give 0, or 100 to 10000.`);
});

test.each([0, 100, 10_000])('reads a shop with a tax of %i hundredths of a percent', (tax) => {
  const countries = { ...demoShop.countries, DE: { ...demoShop.countries['DE'], tax } };
  const { partners: _partners, ...file } = demoSites[1];
  const [site] = readSites(folderOf({ 'one.json': { ...file, shop: { ...demoShop, countries } } }));
  expect(site?.shop?.countries['DE']?.tax).toBe(tax);
});

test('reads the shop of a site', () => {
  const [site] = readSites(folderOf({ 'one.json': { ...good, shop: demoSites[0].shop } }));
  expect(site?.shop).toEqual(demoSites[0].shop);
});

test('reads a site that leaves out the optional switches', () => {
  const groups = { navigation: {}, chat: {}, likes: {}, my_profile: {}, notifications: {}, footer: {} };
  const [site] = readSites(folderOf({ 'one.json': { ...good, settings: { ...good.settings, ...groups } } }));
  expect(site?.settings).toMatchObject(groups);
});

test.each(Object.keys(good.settings).filter((name) => !['template', 'region_data'].includes(name)))(
  'refuses a site whose setting %s has the wrong type',
  (name) => {
    const settings = { ...good.settings, [name]: { wrong: { type: true } } };
    expect(() => readSites(folderOf({ 'one.json': { ...good, settings } }))).toThrow(
      new RegExp(`one\\.json.*'settings\\.${name}\\b`),
    );
  },
);

test('uses classic for a file without a template', () => {
  const { template: _template, ...settings } = demoSites[1].settings;
  const [site] = readSites(folderOf({ 'one.json': { ...good, settings } }));
  expect(site?.settings.template).toBe('classic');
});

test('refuses two sites with the same host name', () => {
  const files = { 'one.json': good, 'two.json': { ...good, id: 'two' } };
  expect(() => readSites(folderOf(files))).toThrow(
    /two\.json.*'hosts\.0' is 'one\.test', which .*one\.json has too/,
  );
});

test('refuses an empty and a missing folder', () => {
  expect(() => readSites(folderOf({}))).toThrow(/has no \.json file/);
  expect(() => readSites('/nowhere/at/all')).toThrow(/can't be read/);
});

test('gives a site the key of its server unless it sends no pushes', () => {
  const [one] = readSites(folderOf({ 'one.json': good }));
  const keyWith = (push: boolean, key: string | null) =>
    withPushKey(
      [{ ...one!, settings: { ...one!.settings, push_pub: 'old', notifications: { push } } }],
      key,
    ).map(({ settings }) => settings.push_pub);
  expect([keyWith(true, 'key'), keyWith(true, null), keyWith(false, 'key')]).toEqual([
    ['key'],
    [null],
    [null],
  ]);
});
