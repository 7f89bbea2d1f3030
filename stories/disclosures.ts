import { localFictionalTerm, messagePriceCountry } from '@meetcute/core';
import { language, money, t, within } from '@meetcute/storybook';
import { expect } from 'storybook/test';
import { viewerOf, currentWorld } from './world.ts';

/** Returns the price of a message that the viewer sees, in credits where the site names none in money; null where messages are free. */
export function messagePrice(): string | null {
  const world = currentWorld();
  const { settings } = world;
  if (settings.message_credits === 0) return null;
  const country = messagePriceCountry(
    world.browserSession === null ? null : viewerOf(world).profile.country,
    settings,
  );
  const price = country === null ? undefined : settings.minimum_message_costs[country];
  return price
    ? money(price.costs, price.currency)
    : t('common:credits', { count: settings.message_credits });
}

/** Returns the site's term for fictional profiles, as a page in the language of the story says it. */
export const fictionalTerm = (): string =>
  localFictionalTerm(currentWorld().settings.fictional_plural, language());

/** Expects the disclosures that visitors must see before they join, for the settings of the site. */
export async function expectDisclosures(place: HTMLElement): Promise<void> {
  const { name: siteName, min_age: minAge } = currentWorld().settings;
  const fictionalPlural = fictionalTerm();
  const price = messagePrice();
  const list = within(await within(place).findByRole('list', { name: t('common:goodToKnow') }));
  await expect(list.getByText(t('common:adultsOnly', { minAge }))).toBeVisible();
  await expect(list.getByText(t('common:fictional.notice', { siteName, fictionalPlural }))).toBeVisible();
  const text = price === null ? t('common:messagesFree') : t('common:messagePrice', { price });
  // The price of a member’s own country comes with the member.
  await expect(await list.findByText(text)).toBeVisible();
}
