import { parse, shopSchema, type Settings, type Shop } from '@meetcute/contract';
import { lowestMessagePrices } from '@meetcute/core';
import { reportIssues } from './schema-issues.ts';
import type { Report } from './site-problem.ts';

const findRepeated = (names: readonly string[]) => names.find((name, index) => names.indexOf(name) !== index);

/** Returns the shop of a site file; null after it has reported what is wrong. */
export function readShop(value: unknown, report: Report): Shop | null {
  if (!reportIssues(['shop'], { given: value, complete: value, schema: shopSchema() }, report)) return null;
  const result = parse(shopSchema(), value);
  if (!result.ok) return null;
  const { products, discounts = [], countries } = result.value;
  const id = findRepeated(products.map((each) => each.id));
  if (id !== undefined)
    report(['shop', 'products'], `has two products with the id '${id}'`, 'Give each its own.');
  const code = findRepeated(discounts.map((each) => each.code.toUpperCase()));
  if (code !== undefined)
    report(['shop', 'discounts'], `has two discounts with the code '${code}'`, 'Give each its own.');
  // Most likely whole percents.
  for (const [country, { tax }] of Object.entries(countries).filter(
    ([, each]) => each.tax > 0 && each.tax < 100,
  ))
    report(
      ['shop', 'countries', country, 'tax'],
      `is ${tax}, but its unit is hundredths of a percent`,
      `${tax} % is ${tax * 100}. Give 0, or 100 to 10000.`,
    );
  return result.value;
}

/** Reports announced prices of a message that are not those of the packages for sale. */
export function reportMessagePrices(
  shop: Shop,
  { message_credits: credits, minimum_message_costs: announcedPrices }: Settings,
  report: Report,
): void {
  for (const [country, shopPrice] of Object.entries(lowestMessagePrices(shop, credits))) {
    const announcedPrice = announcedPrices[country];
    const isLowest =
      announcedPrice?.costs === shopPrice.costs && announcedPrice.currency === shopPrice.currency;
    if (isLowest && (announcedPrice.highest ?? shopPrice.highest) === shopPrice.highest) continue;
    report(
      ['settings', 'minimum_message_costs', country],
      isLowest
        ? 'has another highest price than a message with the packages of the shop'
        : 'is not what a message costs at least with the packages of the shop',
      isLowest
        ? `Give ${shopPrice.highest}, or leave 'highest' out.`
        : `Give ${shopPrice.costs} in the minor unit of ${shopPrice.currency}, or leave 'minimum_message_costs' out.`,
    );
  }
}
