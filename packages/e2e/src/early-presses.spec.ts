import { expect, full, test } from './test.ts';
import { brands, classic, nocturne, urlOf } from './brands.ts';
import { findBuiltFile } from './host/built-file.ts';
import { createMember, newPerson } from './people/join.ts';

for (const brand of brands) {
  test(
    `on ${brand.name} a like from before the script arrives takes effect after it has`,
    { tag: brand === classic ? [] : full },
    async ({ page }) => {
      await createMember(page, brand, newPerson('Petra'));
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
    },
  );
}

for (const [what, brand, files] of [
  ['scripts', classic, () => '**/*.js'],
  ['parts of the page', nocturne, () => `**/${findBuiltFile(nocturne, 'MemberActions.tsx')}`],
] as const) {
  test(
    `on ${brand.name} ${what} that could not be loaded are loaded with the next press`,
    { tag: full },
    async ({ page }) => {
      await createMember(page, brand, newPerson('Pia'));
      let isOffline = true;
      await page.route(files(), (route) => (isOffline ? route.abort() : route.continue()));
      await Promise.all([page.waitForEvent('pageerror'), page.goto(urlOf(brand, '/members'))]);
      const name = await page
        .getByRole('button', { name: /^Like / })
        .first()
        .getAttribute('aria-label');
      const like = page.getByRole('button', { name: name ?? '', exact: true });
      isOffline = false;
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
    },
  );
}
