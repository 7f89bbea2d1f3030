import { demoSites } from '@meetcute/demo';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectSite, inspectSites, readSites } from '../sites.ts';
import { describeProblem } from './site-problem.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'meetcute site ż-'));

function inspect(text: string | Uint8Array) {
  const file = join(newFolder(), 'one.json');
  writeFileSync(file, text);
  const { site, problems } = inspectSite(file);
  return { site, lines: problems.map((problem) => describeProblem(problem).slice(file.length)) };
}

const { company_name, address, city, country, kvk, vat_numbers } = demoSites[0].settings;
const { email, support_email, support_phone, fictional_plural } = demoSites[0].settings;
const small = {
  id: 'small',
  hosts: ['www.small.test'],
  settings: {
    name: 'Small',
    domain_language: 'nl',
    countries: ['NL', 'BE'],
    min_age: 18,
    fictional_plural,
    message_credits: 0,
    company_name,
    address,
    city,
    country,
    kvk,
    vat_numbers,
    email,
    support_email,
    support_phone,
  },
};

test('reads a file with what has no default alone', () => {
  const { site, lines } = inspect(JSON.stringify(small));
  expect(lines).toEqual([]);
  expect(site?.settings).toMatchObject({
    template: 'classic',
    domain: 'www.small.test',
    geoip_country: 'NL',
  });
});

test('names all missing settings at once, with the values that they can have and what they are for', () => {
  const { lines } = inspect('{\n  "id": "small",\n  "hosts": ["www.small.test"],\n  "settings": {}\n}');
  expect(
    lines.map((line) => /^:4:3: '(settings\.\w+)' is missing\. Add it, as .+: .+\.$/.exec(line)?.[1]),
  ).toEqual(expect.arrayContaining(Object.keys(small.settings).map((name) => `settings.${name}`)));
  expect(lines).toHaveLength(Object.keys(small.settings).length);
  expect(lines).toContain(
    ":4:3: 'settings.kvk' is missing. Add it, as text or null: number in the commercial register; omitted without one.",
  );
});

test('names every problem of a file, each with its line', () => {
  const text = `{
  "id": "Small",
  "name": "Small",
  "hosts": ["www.small.test", "Www.small.test:80"],
  "redirects": [{ "from": "join", "to": "/signup" }, 7],
  "settings": {
    "nmae": "Small",
    "hosts": [],
    "min_age": 17,
    "min_age": 16,
    "countries": "NL",
    "signup": "short",
    "chat": { "image": true },
    "message_credits": 2
  },
  "shop": { "products": [], "countries": { "NL": { "currency": "XYZ", "tax": 21 } } },
  "partners": { "cams": { "url": "cams", "offers": [{}] } }
}`;
  const { lines } = inspect(text);
  for (const [line, start] of [
    [2, "'id' is no id. Give a name of lower-case letters"],
    [3, "'name' is a setting. Move it into 'settings'."],
    [4, "'hosts.1' is 'Www.small.test:80', which no request has as its host. Write 'www.small.test'."],
    [5, "'redirects.0.from' is not a path of the site. Give a path that begins with /."],
    [5, "'redirects.1' is not an object."],
    [7, "'settings.nmae' is unknown. Did you mean 'name'?"],
    [8, "'settings.hosts' is no setting. Move it out of 'settings'"],
    [9, "'settings.min_age' is there twice. Remove one"],
    [9, "'settings.min_age' is 16. Allowed: 18 to 99."],
    [11, `'settings.countries' is "NL". Allowed: list of country code such as NL.`],
    [12, `'settings.signup' is "short". Allowed: object.`],
    [13, "'settings.chat.image' is unknown. Did you mean 'images'?"],
    [16, `'shop.countries.NL.currency' is "XYZ". Allowed: the code of a currency in use`],
    [16, "'shop.countries.NL.payment_methods' is missing. Add it, as a list."],
    [17, "'partners.cams.url' is no address. Give a path that begins with /"],
    [17, "'partners.cams.offers.0.account' is missing. Add it, as a text."],
  ] as const)
    expect(lines.join('\n')).toMatch(
      new RegExp(`^:${line}:\\d+: ${start.replaceAll(/[[\].?()\\]/g, '\\$&')}`, 'm'),
    );
  const numbers = lines.map((line) => Number(/^:(\d+)/.exec(line)?.[1]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  // What follows from a wrong shop or price is no problem of its own.
  expect(lines.join('\n')).not.toContain('minimum_message_costs');
});

const inLanguages = (languages: unknown, domainLanguage: unknown = 'nl') => {
  const settings = { ...small.settings, domain_language: domainLanguage, languages };
  return inspect(JSON.stringify({ ...small, settings }));
};

test('reads the languages of a site', () => {
  const { site, lines } = inLanguages(['nl', 'de']);
  expect(lines).toEqual([]);
  expect(site?.settings.languages).toEqual(['nl', 'de']);
});

test.each<[unknown, unknown, string[]]>([
  ['nl', 'nl', [`'settings.languages' is "nl". Allowed: list of en, nl, de, it, fr, es, pl.`]],
  [[], 'nl', ["'settings.languages' is []. Allowed: at least one entry."]],
  [null, 'nl', ["'settings.languages' is null. Allowed: list of en, nl, de, it, fr, es, pl."]],
  [
    ['nl', 'dutch', 7],
    'nl',
    [
      `'settings.languages.1' is "dutch". Allowed: one of en, nl, de, it, fr, es, pl.`,
      "'settings.languages.2' is 7. Allowed: one of en, nl, de, it, fr, es, pl.",
    ],
  ],
  [
    ['nl', 'de', 'nl'],
    'nl',
    ["'settings.languages.2' is 'nl', which the list has already. Remove one of them."],
  ],
  [
    ['de', 'en'],
    'nl',
    [
      "'settings.languages' has no 'nl', the language of the site itself. Add it, or give 'domain_language' one of the list: mails to members without a language are in it.",
    ],
  ],
  // The language of the site is one problem alone.
  [['de'], 'dutch', [`'settings.domain_language' is "dutch". Allowed: one of en, nl, de, it, fr, es, pl.`]],
])('says what is wrong with the languages %j of a site in %j', (languages, domainLanguage, problems) => {
  const { site, lines } = inLanguages(languages, domainLanguage);
  expect(site).toBeNull();
  expect(lines.map((line) => line.replace(/^:\d+:\d+: /, ''))).toEqual(problems);
});

test('names wrong languages with what else is wrong, each at its place', () => {
  const text = JSON.stringify(
    { ...small, settings: { ...small.settings, languages: ['de', 'de'], min_age: 7 } },
    null,
    2,
  );
  const lines = text.split('\n');
  const lineOf = (part: string, start = 0) =>
    lines.findIndex((line, index) => index >= start && line.includes(part)) + 1;
  const list = lineOf('"languages"');
  expect(inspect(text).lines.map((line) => /^:(\d+):\d+: '([^']+)'/.exec(line)?.slice(1))).toEqual([
    [String(lineOf('"min_age"')), 'settings.min_age'],
    [String(list), 'settings.languages'],
    [String(list + 2), 'settings.languages.1'],
  ]);
});

test('asks for the lowest prices of a site whose credits another back end sells', () => {
  const pricedSite = { ...small, settings: { ...small.settings, message_credits: 2 } };
  expect(inspect(JSON.stringify(pricedSite)).lines).toEqual([
    expect.stringContaining(
      "'settings.minimum_message_costs' is missing. Add it, as object: lowest price of a message",
    ),
  ]);
});

const text = JSON.stringify(small, null, 2);

test.each([
  ['a byte order mark', `\uFEFF${text}`],
  ['Windows line ends', text.replaceAll('\n', '\r\n')],
])('reads a file with %s', (_, content) => {
  expect(inspect(content).lines).toEqual([]);
});

test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', ': the file is empty. Write a site into it'],
  ['blanks', ' \r\n\t', ': the file is empty.'],
  ['a list', '[]', ': the file is not a JSON object. Write it as {'],
  [
    'a comma too many',
    '{\n  "id": "a",\n}',
    ':3:1: the file is not JSON (property name expected). Look at this',
  ],
  [
    'a comma too few',
    '{\r\n  "id": "a"\r\n  "hosts": []\r\n}',
    ':3:3: the file is not JSON (comma expected).',
  ],
  ['a comment', '{\n  // A site\n}', ':2:3: the file is not JSON (invalid comment token).'],
  ['two values', '{}{}', ':1:3: the file is not JSON (end of file expected).'],
  [
    'a text that ends with its line',
    '{ "id": "a\n}',
    ':1:9: the file is not JSON (unexpected end of string).',
  ],
  ['another encoding', Buffer.from('{ "id": "ż" }', 'utf16le'), ': the file is not JSON'],
  ['Latin letters', Buffer.from('{ "id": "é" }', 'latin1'), ': the file is not text in UTF-8.'],
])('refuses a file with %s, and says where', (_, content, line) => {
  expect(inspect(content).lines[0]).toContain(line);
  expect(inspect(content).lines).toHaveLength(1);
});

test('names the problems of all files, and names that two sites have', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.json'), JSON.stringify(small));
  writeFileSync(join(folder, 'b.json'), JSON.stringify({ ...small, hosts: ['b.test', 'www.small.test'] }));
  writeFileSync(join(folder, 'c.json'), '');
  expect(() => readSites(folder)).toThrow(
    /have 3 problems, [^]*\n {2}.*b\.json:1:\d+: 'id' is 'small', which .*a\.json has too\. [^]*\n {2}.*b\.json:1:\d+: 'hosts\.1' is 'www\.small\.test', which .*a\.json has too\. [^]*c\.json: the file is empty/,
  );
});

test('says that a file or folder cannot be read', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'a.json'));
  expect(inspectSites(folder)[0]?.problems[0]).toMatchObject({ key: '', what: "can't be read (EISDIR)" });
  expect(() => readSites(join(folder, 'missing'))).toThrow(
    /The folder of sites .*missing can't be read \(ENOENT/,
  );
  expect(() => readSites(newFolder())).toThrow('has no .json file');
});

test.skipIf(process.getuid?.() === 0)('says that the rights of a file or folder are missing', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.json'), text, { mode: 0o200 });
  expect(() => readSites(folder)).toThrow("can't be read (EACCES). Give the user of the host");
  chmodSync(folder, 0o300);
  expect(() => readSites(folder)).toThrow(/The folder of sites .* can't be read \(EACCES/);
});
