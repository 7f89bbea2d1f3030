import type { Money, Product } from '@meetcute/contract';
import { href, messagePriceRange } from '@meetcute/core';
import { formatLocaleOf, formatMoney } from '@meetcute/i18n';
import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { viewerOf } from '../../faults/row.ts';
import { shownTexts, testTexts } from '../../open-site.tsx';
import { chatPath } from '../fictional-world.ts';
import { ownWords } from '../in-sight.ts';
import type { OpenPlace, Place } from '../open-place.ts';
import { requiredWords } from '../required-words.ts';
import type { Priced } from './missing-prices.ts';
import { addDiscount, addOrder, orderId, computePrice, priceWords, listProducts } from './selling-world.ts';

/** A place that sells, or leads to a payment. */
export interface Sale extends Place {
  /** Kind of viewer. Default: a member without premium. */
  viewer?: 'visitor' | 'unpaid';
  /** Returns what is sold there. */
  find: (world: World) => readonly Priced[];
}

const t = requiredWords;

/** A package in the middle, so that it is neither the first nor chosen at first. */
const creditPackage = 'credits-50';
const plan = 'premium-90';

const nameOf = ({ credits, days }: Product) =>
  credits === null
    ? t('commerce:product.premium', { count: days ?? 0 })
    : t('commerce:product.credits', { count: credits });

const orderHref = ({ id, kind }: Product) =>
  kind === 'credits'
    ? href('credits-creditId-paymentMethod', { creditId: id })
    : href('premium', {}, { plan: id });

/** Whether a link leads to the order of a product, also with a payment method or further values. */
function isOrderLink(link: Element, product: Product): boolean {
  const target = link.getAttribute('href');
  const order = orderHref(product);
  return target === order || ['/', '?', '&', '#'].some((next) => target?.startsWith(`${order}${next}`));
}

/** Returns elements with exactly these words. */
const findByWords = (words: string) =>
  [...document.querySelectorAll('body *')].filter((element) => ownWords(element) === words);

/** Returns the names of a product, and the links and options that choose it without its name. */
function findProduct(product: Product): Element[] {
  const names = findByWords(nameOf(product));
  const controls = [...document.querySelectorAll('a[href], input')].flatMap((control) => {
    const isOption =
      control.matches('input[type=radio]') && (control as HTMLInputElement).value === product.id;
    if (isOption) return control.closest('label') ?? control;
    return isOrderLink(control, product) ? control : [];
  });
  return [...names, ...controls.filter((control) => !names.some((name) => control.contains(name)))];
}

const findOffers =
  (kind: Product['kind']) =>
  (world: World): Priced[] =>
    listProducts(world, kind).map((product) => ({
      words: nameOf(product),
      price: priceWords(world, product),
      find: () => findProduct(product),
    }));

const productOf = (world: World, id: string) =>
  listProducts(world, id.startsWith('credits') ? 'credits' : 'premium').find((product) => product.id === id)!;

/** Returns the button with which a product is ordered, or an order paid. */
const button =
  (id: string, words: string) =>
  (world: World): Priced => ({
    words,
    price: priceWords(world, productOf(world, id)),
    find: () =>
      [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.includes(words)),
  });

const submit = t('commerce:order.submit');

/** Returns the product of an order, and the button that orders it. */
const order = (id: string) => (world: World) => {
  const product = productOf(world, id);
  const offer = { words: nameOf(product), price: priceWords(world, product) };
  return [{ ...offer, find: () => findProduct(product) }, button(id, submit)(world)];
};

/** Returns the switch that agrees to a renewal, which has no discount. */
function renewal(world: World): Priced {
  const { amount, currency } = productOf(world, plan).price;
  const price = formatMoney(amount, currency, formatLocaleOf(testTexts));
  const words = t('commerce:consent', { price });
  return { words, price, find: () => findByWords(words) };
}

/** Returns the statement of the price of a message. */
function messagePrice(world: World): Priced {
  const count = world.settings.message_credits;
  const range = messagePriceRange(
    listProducts(world, 'credits').map((product) => ({ ...product, price: computePrice(world, product) })),
    count,
  );
  const inWords = ({ amount, currency }: Money) => formatMoney(amount, currency, formatLocaleOf(testTexts));
  const [price, highest] = [inWords(range!.from), inWords(range!.to)];
  const words = t('commerce:pricing.range', { count, price, highest });
  return { words, price, find: () => findByWords(words) };
}

/** Returns the button that sends a message for credits. */
function sending({ settings }: World): Priced[] {
  const words = shownTexts().t('chat:send');
  const find = () =>
    [...document.querySelectorAll('button')].filter(({ ariaLabel }) => ariaLabel?.startsWith(words));
  return [{ words, price: t('chat:price', { count: settings.message_credits }), find }];
}

const write = async ({ user }: OpenPlace) => user.type(await screen.findByRole('textbox'), 'Hello');

async function openShopInChat({ user }: OpenPlace): Promise<void> {
  await user.click(await screen.findByRole('button', { name: shownTexts().t('chat:noCredits.action') }));
  await screen.findByRole('dialog');
}

const payWithCard = async ({ user }: OpenPlace) =>
  user.click(await screen.findByLabelText(t('commerce:method.card')));

const [page, discountedPage] = [
  href('credits-creditId-paymentMethod', { creditId: creditPackage }),
  href('credits-creditId-paymentMethod', { creditId: creditPackage, paymentMethod: 'card' }),
];
const premium = href('premium', {}, { plan });

const findPlans = (world: World) => [
  ...findOffers('premium')(world),
  button(plan, submit)(world),
  renewal(world),
];
const findPrices = (world: World) => [
  messagePrice(world),
  ...findOffers('credits')(world),
  ...findOffers('premium')(world),
];

/** All places that sell, or lead to a payment. */
export const sales: readonly Sale[] = [
  { place: 'the prices', path: href('pricing'), viewer: 'visitor', find: findPrices },
  { place: 'the prices with a discount', path: href('pricing'), prepare: addDiscount, find: findPrices },
  { place: 'the credits', path: href('credits'), find: findOffers('credits') },
  {
    place: 'the credits with a discount',
    path: href('credits'),
    prepare: addDiscount,
    find: findOffers('credits'),
  },
  { place: 'premium', path: premium, open: payWithCard, find: findPlans },
  {
    place: 'premium with a discount',
    path: premium,
    prepare: addDiscount,
    open: payWithCard,
    find: findPlans,
  },
  { place: 'an order', path: page, find: order(creditPackage) },
  {
    place: 'an order with a discount',
    path: discountedPage,
    prepare: addDiscount,
    find: order(creditPackage),
  },
  {
    place: 'a repeated order',
    path: href('credits-repeat-order'),
    prepare: (world) => addOrder(world, productOf(world, creditPackage), 'paid'),
    find: order(creditPackage),
  },
  {
    place: 'an order that waits for its payment',
    path: href('transactions-transactionId', { transactionId: orderId }),
    prepare: (world) => addOrder(world, productOf(world, creditPackage), 'open'),
    find: (world) => [button(creditPackage, t('commerce:transaction.resume'))(world)],
  },
  {
    place: 'the shop in a chat',
    path: chatPath,
    prepare: (world) => void (viewerOf(world).credits = 0),
    open: openShopInChat,
    find: (world) => [...findOffers('credits')(world), button('credits-20', submit)(world)],
  },
  {
    place: 'a chat, beside the button that sends',
    path: chatPath,
    prepare: ({ settings }) => void (settings.chat.costNote = true),
    open: write,
    find: sending,
  },
  {
    place: 'a chat, on the button that sends',
    path: chatPath,
    prepare: ({ settings }) => void (settings.chat.costNote = false),
    open: write,
    find: sending,
  },
];
