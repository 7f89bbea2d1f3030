import { announcedMessagePrice, localFictionalTerm } from '@meetcute/core';
import { language, money, t, within } from '@meetcute/storybook';
import { expect } from 'storybook/test';
import { viewerOf, currentWorld } from './world.ts';

/** Returns what the site of the viewer announces of the price of a message; null where it names none in money. */
function announcedPrice() {
  const world = currentWorld();
  const country = world.browserSession === null ? null : viewerOf(world).profile.country;
  return announcedMessagePrice(country, world.settings);
}

/** Returns the lowest price of a message that the viewer sees, in credits where the site names none in money; null where messages are free. */
export function messagePrice(): string | null {
  const { message_credits: count } = currentWorld().settings;
  if (count === 0) return null;
  const price = announcedPrice();
  return price ? money(price.from.amount, price.from.currency) : t('common:credits', { count });
}

/** Returns the sentence about the price of a message: the lowest price alone, or also the highest, which may be the same. */
export function priceSentence(price: string, highest: string | null = null): string {
  if (highest === null) return t('common:messagePrice', { price });
  return highest === price
    ? t('common:messagePriceExact', { price })
    : t('common:messagePriceRange', { price, highest });
}

/** Returns the sentence about the price of a message that the viewer sees. */
function ownPriceSentence(): string {
  const price = messagePrice();
  if (price === null) return t('common:messagesFree');
  const announcedRange = announcedPrice();
  if (!announcedRange) return priceSentence(price, price);
  return priceSentence(
    price,
    announcedRange.to && money(announcedRange.to.amount, announcedRange.to.currency),
  );
}

/** Returns the site's term for fictional profiles, as a page in the language of the story says it. */
export const fictionalTerm = (): string =>
  localFictionalTerm(currentWorld().settings.fictional_plural, language());

/** Expects the disclosures that visitors must see before they join, for the settings of the site. */
export async function expectDisclosures(place: HTMLElement): Promise<void> {
  const { name: siteName, min_age: minAge } = currentWorld().settings;
  const fictionalPlural = fictionalTerm();
  const list = within(await within(place).findByRole('list', { name: t('common:goodToKnow') }));
  await expect(list.getByText(t('common:adultsOnly', { minAge }))).toBeVisible();
  await expect(list.getByText(t('common:fictional.notice', { siteName, fictionalPlural }))).toBeVisible();
  // The price of a member’s own country comes with the member.
  await expect(await list.findByText(ownPriceSentence())).toBeVisible();
}
