import { parse, shopSchema, type Settings, type Shop } from '@meetcute/contract';
import { lowestMessagePrices } from '@meetcute/core';
import { allowedValues } from './allowed-values.ts';

/** Problem in a shop, with its field in the site file. */
export interface ShopFault {
  readonly field: string;
  readonly problem: string;
}

const repeated = (names: readonly string[]) => names.find((name, index) => names.indexOf(name) !== index);

/** Returns the shop of a site file, or what is wrong in it. */
export function readShop(value: unknown, settings: Settings): Shop | ShopFault {
  const parsed = parse(shopSchema(), value);
  if (!parsed.ok) {
    const [[name, code] = ['', '']] = Object.entries(parsed.fields);
    const allowed = allowedValues(shopSchema().safeParse(value));
    return { field: name === '' ? 'shop' : `shop.${name}`, problem: `does not fit (${code})${allowed}` };
  }
  const { products, discounts = [] } = parsed.value;
  const twice = repeated(products.map(({ id }) => id));
  if (twice !== undefined)
    return { field: 'shop.products', problem: `has two products with the id '${twice}'` };
  const code = repeated(discounts.map((each) => each.code.toUpperCase()));
  if (code !== undefined)
    return { field: 'shop.discounts', problem: `has two discounts with the code '${code}'` };
  return wrongTax(parsed.value) ?? wrongMessagePrice(parsed.value, settings) ?? parsed.value;
}

/** Returns the tax of a country that is below one percent: most likely whole percents, because the unit is hundredths. */
function wrongTax({ countries }: Shop): ShopFault | null {
  const [country, sale] = Object.entries(countries).find(([, { tax }]) => tax > 0 && tax < 100) ?? [];
  if (!country || !sale) return null;
  return {
    field: `shop.countries.${country}.tax`,
    problem: `is ${sale.tax}, but its unit is hundredths of a percent: ${sale.tax} % is ${sale.tax * 100}; allowed: 0, or 100 to 10000`,
  };
}

/** Returns what is wrong in the announced prices of a message: they must be those of the packages for sale. */
function wrongMessagePrice(
  sold: Shop,
  { message_credits: credits, minimum_message_costs: announced }: Settings,
): ShopFault | null {
  for (const [country, lowest] of Object.entries(lowestMessagePrices(sold, credits))) {
    const given = announced[country];
    if (given?.costs === lowest.costs && given.currency === lowest.currency) continue;
    return {
      field: `settings.minimum_message_costs.${country}`,
      problem: `is not what a message costs at least with the packages of the shop: ${lowest.costs} in the minor unit of ${lowest.currency}`,
    };
  }
  return null;
}
