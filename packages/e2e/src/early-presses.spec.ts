import { expect, test } from './test.ts';
import { brands, urlOf } from './brands.ts';
import { joinQuickly, newPerson } from './people/join.ts';

for (const brand of brands) {
  test(`on ${brand.name} a like from before the script arrives takes effect after it has`, async ({
    page,
  }) => {
    await joinQuickly(page, brand, newPerson('Petra'));
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(urlOf(brand, '/members'), { waitUntil: 'commit' });
    const name = await page
      .getByRole('button', { name: /^Like / })
      .first()
      .getAttribute('aria-label');
    const like = page.getByRole('button', { name: name ?? '', exact: true });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    arrive();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  test(`on ${brand.name} a script that could not be loaded is loaded with the next press`, async ({
    page,
  }) => {
    await joinQuickly(page, brand, newPerson('Pia'));
    let isOffline = true;
    await page.route('**/*.js', (route) => (isOffline ? route.abort() : route.continue()));
    await Promise.all([page.waitForEvent('pageerror'), page.goto(urlOf(brand, '/members'))]);
    const name = await page
      .getByRole('button', { name: /^Like / })
      .first()
      .getAttribute('aria-label');
    const like = page.getByRole('button', { name: name ?? '', exact: true });
    isOffline = false;
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });
}
