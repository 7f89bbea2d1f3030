import { expect, within } from 'storybook/test';
import { world } from './world.ts';

/** Expects the English disclosures that visitors must see before they join, for the settings of the site. */
export async function expectDisclosures(place: HTMLElement): Promise<void> {
  const { min_age: age, fictional_plural: term, message_credits: credits } = world().settings;
  const list = within(await within(place).findByRole('list', { name: 'Good to know' }));
  await expect(list.getByText(`Only for adults of ${age} and over`)).toBeVisible();
  await expect(list.getByText(new RegExp(`“${term}”: profiles that we made up`))).toBeVisible();
  const price = credits === 0 ? 'Messages are free.' : /^A message costs .*\d or more\./;
  await expect(list.getByText(price)).toBeVisible();
}
