import { t, within } from '@meetcute/storybook';
import { expect } from 'storybook/test';
import { expectDisclosures } from './disclosures.ts';

/**
 * Expects the layout of a landing page with one heading, the form, the disclosures and no navigation that leads away.
 */
export async function expectLander(
  root: HTMLElement,
  layout: 'empty' | 'lander',
  title: () => string,
): Promise<void> {
  const page = within(root);
  await expect(await page.findByRole('heading', { level: 1, name: title() })).toBeVisible();
  await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(root.querySelector(`[data-layout=${layout}] main h1`)).toBeVisible();
  await expect(page.queryByRole('navigation', { name: t('shell:mainNavigation') })).toBeNull();
  const card = within(root.querySelector<HTMLElement>('#join')!);
  await expect(card.getByRole('textbox', { name: t('signUp:email') })).toBeVisible();
  await expectDisclosures(root.querySelector<HTMLElement>('#join')!);
}
