import { expect, test } from 'vitest';
import { createDemo } from './demo.ts';
import { readEnvironment } from './environment.ts';
import { readSites } from './sites.ts';

const demo = createDemo(readSites(readEnvironment({}).sitesDir), new Date(0));

test('lists the log-ins under the names of their sites', () => {
  expect([...new Set(demo.logins.map(({ site }) => site))].sort()).toEqual([
    'Lantern Row',
    'Linden Lane',
    'Pełnia',
    'Velvet Hour',
  ]);
});

test('has the log-ins and the portraits of its world', () => {
  const { people, password } = demo.world();
  const logins = people.filter(({ kind }) => kind === 'login');
  expect(demo.logins).toEqual(
    logins.map(({ email }) => expect.objectContaining({ email, password }) as object),
  );
  const portraits = people.flatMap(({ images }) => images.map((image) => image.thumb_filename));
  expect(portraits.every((filename) => demo.hasPortrait(filename))).toBe(true);
  expect(demo.hasPortrait('demo/nobody.webp')).toBe(false);
});

test('replies for the profiles of its world that reply', () => {
  const { people } = demo.world();
  const replying = people.filter(
    ({ key, language }) => demo.replyFor({ id: key } as never, 'Hello', language) !== null,
  );
  expect(replying).toEqual(people.filter(({ repliesInChat }) => repliesInChat));
});
