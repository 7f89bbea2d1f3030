/** Company data on screens and in the footer must be listed in core, from which the check of a site names them. */
import type { Settings } from '@meetcute/contract';
import { companyData, companyScreens, routes, type CompanyData, type CompanyScreen } from '@meetcute/core';
import { createWorld } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../testing/open-site.tsx';

afterEach(closeSites);

/** Shown on most pages, where an empty text leaves no hole. */
const anywhere: readonly CompanyData[] = ['name', 'domain', 'fictional_plural'];
const tracedNames = companyData.filter((name) => !anywhere.includes(name));
const mark = (name: string) => `(${name})`;
const markedSettings = {
  ...Object.fromEntries(tracedNames.map((name) => [name, mark(name)])),
  vat_numbers: [mark('vat_numbers')],
} as Partial<Settings>;

const dataIn = (element: Element) => tracedNames.filter((name) => element.outerHTML.includes(mark(name)));
const dataOf = (place: CompanyScreen) => companyScreens[place].filter((name) => tracedNames.includes(name));

async function open(path: string) {
  const world = createWorld({ viewer: 'visitor', count: 3 });
  Object.assign(world.settings, markedSettings);
  await openSite(world, path);
  await screen.findByRole('heading', { level: 1 });
}

/** Screens of visitors besides content pages, whose texts name the data. */
const screens = routes.filter(
  ({ name, path, auth }) =>
    auth === 'public' && !/[:*]/.test(path) && (name === 'pages-service' || !name.startsWith('pages-')),
);

test.each(screens.map(({ name, path }) => [name, path] as const))(
  '%s shows the company data that is listed for it',
  async (name, path) => {
    await open(path);
    const main = document.querySelector('#main') ?? document.body;
    const expected = name in companyScreens ? dataOf(name as CompanyScreen) : [];
    await expect.poll(() => dataIn(main)).toEqual(expected);
  },
);

test('the footer shows the company data that is listed for it', async () => {
  await open('/complaints');
  expect(dataIn(document.querySelector('[data-part="legal"]')!)).toEqual(dataOf('footer'));
});
