import { LANGUAGES, profile, settings, shopSchema, type Settings } from '@meetcute/contract';
import { areInterests, DAY_MS, interestIds, lowestMessagePrices } from '@meetcute/core';
import { misleadingNameProblem } from '@meetcute/core/names';
import { bigCities, regionName } from '@meetcute/places';
import { describe, expect, test } from 'vitest';
import { createDemoWorld, createPeople, demoSites, fictionalReply } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const options = { seed: 'test', sites: demoSites, now };
const world = createDemoWorld(options);
const person = new Map(world.people.map((one) => [one.key, one]));

test('no name of the demo imitates a label or the operator', () => {
  const siteNames = demoSites.map(({ settings: site }) => site.name);
  const names = new Set(world.people.map(({ name }) => name));
  const refusedNames = [...names].filter((name) =>
    siteNames.some((siteName) => misleadingNameProblem(name, { email: 'demo.x@example.com', siteName })),
  );
  expect(refusedNames).toEqual([]);
});

test('advertising shows fictional profiles, and members who agreed to it after they had joined', () => {
  const members = world.people.filter(({ fictional }) => !fictional);
  const consentingMembers = members.filter(({ advertisingSince }) => advertisingSince !== null);
  for (const { advertisingSince, signedUpAt } of consentingMembers) {
    expect(Date.parse(advertisingSince!)).toBeGreaterThan(Date.parse(signedUpAt));
    expect(Date.parse(advertisingSince!)).toBeLessThanOrEqual(now.getTime());
  }
  // Nobody agrees by joining, and a label needs no consent.
  const fresh = members.filter(({ signedUpAt }) => now.getTime() - Date.parse(signedUpAt) < 2 * DAY_MS);
  expect(fresh.length).toBeGreaterThan(0);
  expect(new Set(fresh.map(({ advertisingSince }) => advertisingSince))).toEqual(new Set([null]));
  const labelledProfiles = world.people.filter(({ fictional }) => fictional);
  expect(new Set(labelledProfiles.map(({ advertisingSince }) => advertisingSince))).toEqual(new Set([null]));
  expect(consentingMembers.length + fresh.length).toBe(members.length);
});

describe('the demo sites', () => {
  test.each(demoSites.map((site) => [site.id, site] as const))(
    '%s has settings that the contract accepts',
    (_id, site) => {
      expect(settings.parse(site.settings)).toEqual(site.settings);
      expect(Object.keys(site.settings.region_data)).toEqual(site.settings.countries);
      expect(site.settings.min_age).toBeGreaterThanOrEqual(18);
    },
  );

  test('messages are free on classic and cost credits elsewhere, in every country', () => {
    const [classic, ...others] = demoSites;
    expect(classic.settings.message_credits).toBe(0);
    for (const { settings: site } of others) {
      expect(site.message_credits).toBeGreaterThan(0);
      // Buyers have a right to withdraw.
      expect(site.footer?.returnPolicy).toBe(true);
      expect(Object.keys(site.minimum_message_costs).sort()).toEqual([...site.countries].sort());
    }
  });

  test.each(demoSites)(
    '$id announces the lowest price of a message that its shop sells',
    ({ shop, settings: site }) => {
      expect(shopSchema().parse(shop)).toEqual(shop);
      expect(lowestMessagePrices(shop!, site.message_credits)).toEqual(site.minimum_message_costs);
      expect(Object.keys(shop!.countries)).toEqual(site.countries);
    },
  );

  test('show the permissions, niches, languages and currencies that sites differ in', () => {
    const each = <T>(select: (site: Settings) => T) => demoSites.map((site) => select(site.settings));
    expect(each(({ signups }) => signups)).toEqual(['all', 'all', 'with_trafficsource', 'invite']);
    expect(each((site) => [site.logged_out_search, site.logged_out_search_trafficsource])).toEqual([
      ['all', 'all'],
      ['none', 'all'],
      ['none', 'none'],
      ['none', 'all'],
    ]);
    expect(each(({ niche }) => niche)).toEqual([1, 1, 4, 7]);
    expect(each(({ domain_language: language }) => language)).toEqual(['en', 'en', 'pl', 'en']);
    expect(each(({ country, minimum_message_costs: prices }) => prices[country]?.currency)).toEqual([
      undefined,
      'EUR',
      'PLN',
      'GBP',
    ]);
  });
});

describe('the demo people', () => {
  test('are the same for the same seed and differ for another', () => {
    expect(createDemoWorld(options)).toEqual(world);
    expect(createDemoWorld({ ...options, seed: 'other' }).people.map((one) => one.name)).not.toEqual(
      world.people.map((one) => one.name),
    );
  });

  test('number about six hundred, of all genders and languages, by default', () => {
    expect(world.people.length).toBe(612);
    expect(new Set(world.people.map((one) => one.gender)).size).toBe(3);
    expect(new Set(world.people.map((one) => one.language))).toEqual(new Set(LANGUAGES));
    expect(createPeople({ seed: 'test', site: demoSites[0], now })).toHaveLength(500);
  });

  test('fit their site: its language, niche and minimum age', () => {
    const findPeople = (id: string) => world.people.filter(({ site }) => site === id);
    expect(findPeople('pelnia').filter(({ language }) => language === 'pl').length).toBeGreaterThan(40);
    const builds = findPeople('pelnia').flatMap(({ gender, personal }) =>
      gender === 'f' && personal['build'] ? [personal['build']] : [],
    );
    expect(new Set(builds)).toEqual(new Set(['average', 'curvy', 'sturdy']));
    expect(builds.filter((build) => build === 'average').length).toBeLessThan(builds.length / 3);
    expect(new Set(findPeople('lantern').map(({ gender }) => gender))).toEqual(new Set(['m']));
    expect(Math.min(...findPeople('lantern').map(({ age }) => age))).toBeGreaterThanOrEqual(21);
  });

  test('are adults of 18 to 75 by their date of birth', () => {
    for (const { age, dateOfBirth } of world.people) {
      const birthday = `${now.getUTCFullYear() - age}${dateOfBirth.slice(4)}`;
      const full = Number(birthday.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
      const years =
        now.getUTCFullYear() -
        Number(dateOfBirth.slice(0, 4)) -
        (dateOfBirth.slice(5) > now.toISOString().slice(5, 10) ? 1 : 0);
      expect(full).toBeLessThanOrEqual(1);
      expect(years).toBe(age);
      expect(age).toBeGreaterThanOrEqual(18);
      expect(age).toBeLessThanOrEqual(75);
    }
  });

  test('live in a real city, in its region, in a country of their site', () => {
    const cityKeys = new Set(bigCities.map((city) => `${city.country} ${city.region} ${city.name}`));
    for (const { country, countryregion, city, site } of world.people) {
      expect(cityKeys).toContain(`${country} ${countryregion} ${city}`);
      expect(regionName(country, countryregion)).not.toBeNull();
      expect(demoSites.find(({ id }) => id === site)?.settings.countries).toContain(country);
    }
  });

  test('have a unique address within a site', () => {
    expect(new Set(world.people.map((one) => `${one.site} ${one.email}`)).size).toBe(world.people.length);
    for (const { email } of world.people) expect(email).toMatch(/^[a-z0-9.]+@example\.com$/);
  });

  test('have only field values that the settings allow', () => {
    for (const { personal: fields, site } of world.people) {
      const { interests: _, ...personal } = fields;
      const { allowed_values: allowedValues = {}, text_fields: textFields = [] } =
        demoSites.find(({ id }) => id === site)?.settings ?? {};
      expect(Object.keys(personal).sort()).toEqual([...Object.keys(allowedValues), ...textFields].sort());
      for (const [field, value] of Object.entries(personal)) {
        expect(
          value === null || textFields.includes(field) || allowedValues[field]?.includes(value),
          field,
        ).toBe(true);
        expect(value).not.toBe('');
        expect(value ?? '').not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test.each(demoSites)(
    'of $id open their texts in another way than 24 neighbours of their language',
    (site) => {
      const members = world.people.filter((one) => one.site === site.id && one.kind === 'member');
      for (const language of new Set(members.map((one) => one.language))) {
        const newestFirst = members
          .filter((one) => one.language === language)
          .toSorted((a, b) => b.lastActiveAt.localeCompare(a.lastActiveAt));
        for (const [index] of newestFirst.entries()) {
          const openings = newestFirst
            .slice(index, index + 24)
            .flatMap((one) => /^.+?[.?!](?= )/.exec(one.personal['about_me'] ?? '')?.[0] ?? []);
          expect(new Set(openings).size).toBe(openings.length);
        }
      }
    },
  );

  test('mostly have three to five interests, with those that their texts show', () => {
    const members = world.people.filter(({ kind }) => kind === 'member');
    const lists = members.map(({ personal }) => interestIds(personal['interests']));
    expect(lists.every((ids) => areInterests(ids.join(',')))).toBe(true);
    const sizes = new Set(lists.map(({ length }) => length));
    expect(sizes).toEqual(new Set([0, 3, 4, 5]));
    expect(lists.filter(({ length }) => length > 0).length).toBeGreaterThan(members.length * 0.85);
    const cellists = members.filter(({ personal }) =>
      /cello|violon|wiolon/i.test(personal['about_me'] ?? ''),
    );
    expect(cellists.length).toBeGreaterThan(20);
    for (const { personal } of cellists)
      expect(`${personal['interests'] ?? 'music'} ${personal['about_me']}`).toMatch(/music/);
    const others = world.people.filter(({ kind }) => kind !== 'member');
    expect(others.filter(({ personal }) => 'interests' in personal)).toEqual([]);
  });

  test.each(demoSites)('have no interests where a site like $id has none', (site) => {
    const changedSettings = {
      ...site.settings,
      my_profile: { ...site.settings.my_profile, interests: false },
    };
    const [changedPeople, one] = [{ ...site, settings: changedSettings }, site].map((each) =>
      createPeople({ seed: 'test', site: each, now, count: 1 }),
    );
    const { interests, ...personal } = one![0]!.personal;
    expect(interests).toBeDefined();
    expect(changedPeople![0]!.personal).toEqual(personal);
  });

  test('match the profile schema of the contract', () => {
    for (const one of world.people) {
      expect(
        profile.safeParse({
          id: one.key,
          name: one.name,
          age: one.age,
          gender: one.gender,
          date_of_birth: one.dateOfBirth,
          country: one.country,
          countryregion: one.countryregion,
          city: one.city,
          language: one.language,
          main_image: one.images[0] ?? null,
          images: one.images,
          personal: one.personal,
          fictional: one.fictional,
          online: false,
          last_active: one.lastActiveAt,
        }).success,
      ).toBe(true);
    }
  });

  test('signed up before their last activity', () => {
    for (const one of world.people) {
      expect(Date.parse(one.signedUpAt)).toBeLessThanOrEqual(Date.parse(one.lastActiveAt));
      expect(Date.parse(one.lastActiveAt)).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('mostly have two to four photos, a few have none', () => {
    const counts = world.people.map((one) => one.images.length);
    expect(Math.max(...counts)).toBe(4);
    expect(counts.filter((count) => count === 1)).toEqual([]);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(0);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(world.people.length / 12);
  });
});

describe('fictional profiles', () => {
  const fictional = world.people.filter((one) => one.fictional);

  test('number six on each site, say so in their own text, and exactly one replies', () => {
    expect(fictional).toHaveLength(6 * demoSites.length);
    for (const one of fictional) {
      expect(one.kind).toBe('fictional');
      expect(one.personal['about_me']).toMatch(/fi[ck]ti|fikcyj|made-up|fictie|wymyśl/i);
    }
    expect(fictional.filter((one) => one.repliesInChat)).toHaveLength(demoSites.length);
  });

  test('like nobody and never write first', () => {
    const keys = new Set(fictional.map((one) => one.key));
    expect(world.likes.some(({ from }) => keys.has(from))).toBe(false);
    expect(world.conversations.some(({ members }) => members.some((key) => keys.has(key)))).toBe(false);
  });

  test.each([
    ['en', 'Are you a real person?', /fictional|made-up/],
    ['nl', 'Ben je echt?', /fictief|bedacht/],
    ['de', 'Bist du ein Bot?', /fiktiv|ausgedacht/],
    ['fr', 'Tu es réelle ?', /fictif|invention/],
    ['it', 'Sei una persona vera?', /fittizio|invenzione/],
    ['es', '¿Eres real?', /ficticio|invención/],
    ['pl', 'Czy jesteś prawdziwa?', /fikcyjny|wymyślony/],
  ] as const)('tell the truth in %s', (language, question, truth) => {
    for (const seed of ['a', 'b', 'c']) expect(fictionalReply(question, language, seed)).toMatch(truth);
  });

  test('give the same reply to the same words, and reply to everything', () => {
    expect(fictionalReply('What a day', 'en', 's')).toBe(fictionalReply('What a day', 'en', 's'));
    expect(fictionalReply('', 'pl', 's').length).toBeGreaterThan(5);
  });
});

describe('a demo login', () => {
  test.each([
    ['classic', 'demo.anna@example.com'],
    ['nocturne', 'demo.anna@example.com'],
    ['pelnia', 'demo.anna@example.com'],
    ['lantern', 'demo.adam@example.com'],
  ])('on %s finds unread messages, new likes and mutual likes', (site, unpaid) => {
    const logins = world.people.filter((one) => one.kind === 'login' && one.site === site);
    expect(logins.map(({ email, paid }) => [email, paid])).toEqual([
      [unpaid, false],
      ['demo.ben@example.com', true],
    ]);
    for (const { key, signedUpAt } of logins) {
      const receivedLikes = world.likes.filter(({ to }) => to === key);
      const likedKeys = new Set(world.likes.filter(({ from }) => from === key).map(({ to }) => to));
      const conversations = world.conversations.filter(({ members }) => members.includes(key));
      expect(receivedLikes.filter(({ seen }) => !seen).length).toBeGreaterThan(2);
      expect(receivedLikes.filter(({ from }) => likedKeys.has(from)).length).toBeGreaterThan(1);
      expect(
        conversations.filter(({ messages, readCount }) => (readCount[key] ?? 0) < messages.length).length,
      ).toBeGreaterThan(1);
      for (const { messages } of conversations)
        expect(messages.every(({ sentAt }) => sentAt >= signedUpAt)).toBe(true);
    }
    expect(now.getTime() - Date.parse(logins[0]?.signedUpAt ?? '')).toBeGreaterThan(4 * 86_400_000);
  });
});

describe('likes and conversations', () => {
  test('stay within a site, start after both signed up, and never repeat or target oneself', () => {
    for (const { from, to, site, at } of world.likes) {
      expect(from).not.toBe(to);
      for (const key of [from, to]) {
        expect(person.get(key)?.site).toBe(site);
        expect(Date.parse(person.get(key)?.signedUpAt ?? '')).toBeLessThanOrEqual(Date.parse(at));
      }
    }
    expect(new Set(world.likes.map(({ from, to }) => `${from} ${to}`)).size).toBe(world.likes.length);
  });

  test('contain messages of both members, in chronological order, up to now', () => {
    for (const { members, messages } of world.conversations) {
      expect(messages.map(({ sentAt }) => sentAt)).toEqual(messages.map(({ sentAt }) => sentAt).toSorted());
      for (const { sender, text, sentAt } of messages) {
        expect(members).toContain(sender);
        expect(text.length).toBeGreaterThan(3);
        expect(Date.parse(sentAt)).toBeLessThanOrEqual(now.getTime());
      }
    }
  });
});
