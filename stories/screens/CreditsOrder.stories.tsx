import type { PaymentMethod } from '@meetcute/contract';
import { matching, money, percent, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { addOrder, buyer, leaveFor, leftForPayment, orderButton, orderSummary } from '../commerce.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Order (checkout)', id: 'screens-paying-order' } satisfies Meta;
export default meta;

type World = ReturnType<typeof currentWorld>;

/** The order of 50 credits by a member who has paid before, and so has no welcome discount. */
const order = (
  options: ScreenOptions = {},
  change?: (world: World) => void,
  paymentMethod?: string,
): StoryObj =>
  screen('credits-creditId-paymentMethod', {
    params:
      paymentMethod === undefined ? { creditId: 'credits-50' } : { creditId: 'credits-50', paymentMethod },
    ...buyer((world) => {
      addOrder(world, { id: 'order-earlier', daysAgo: 30 });
      change?.(world);
    }, options),
  });

const submit = (canvas: Canvas, amount = 1199) => orderButton(canvas, amount);

/** Returns the name of a way to pay, with its note. */
const methodName = (method: PaymentMethod) =>
  method === 'sepa'
    ? `${t('commerce:method.sepa')} ${t('commerce:order.sepaNote')}`
    : t(`commerce:method.${method}`);

/** Shows what is ordered, its price with tax, and the ways to pay. */
export const Package: StoryObj = {
  name: 'Order',
  tags: ['legal'],
  ...order({
    play: async ({ canvas }) => {
      await heading(canvas, t('commerce:order.title'));
      await expect(await submit(canvas)).toBeVisible();
      const summary = await orderSummary(canvas);
      await expect(summary.getByText(t('commerce:product.credits', { count: 50 }))).toBeVisible();
      await expect(summary.getByText(t('commerce:method.card'))).toBeVisible();
      await expect(summary.getByText(t('commerce:price.tax', { tax: money(191) }))).toBeVisible();
      const methods = canvas.getAllByRole('radio').map((each) => each.closest('label')?.textContent?.trim());
      await expect(methods).toEqual([methodName('card'), methodName('paypal'), methodName('sepa')]);
      await expect(canvas.getByRole('radio', { name: t('commerce:method.card') })).toBeChecked();
      await expect(summary.getByRole('link', { name: t('shell:returnPolicy') })).toHaveAttribute(
        'href',
        '/pages/return-policy',
      );
    },
  }),
};

/** Orders with the chosen way to pay and leaves for the payment page. */
export const Pays: StoryObj = {
  name: 'Leaving for the payment page',
  ...order({
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: t('commerce:method.paypal') }));
      await waitFor(() =>
        expect(canvas.getByRole('radio', { name: t('commerce:method.paypal') })).toBeChecked(),
      );
      await userEvent.dblClick(await submit(canvas));
      await expect(await leftForPayment(currentWorld())).toMatchObject({
        product: { id: 'credits-50' },
        payment_method: 'paypal',
        price: { amount: 1199, currency: 'EUR' },
        state: 'open',
      });
      await expect(currentWorld().orders.size).toBe(2);
    },
  }),
};

/** Starts with the way to pay that the address names. */
export const MethodOfAddress: StoryObj = {
  name: 'Way to pay of the address',
  ...order(
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('radio', { name: t('commerce:method.paypal') })).toBeChecked();
      },
    },
    undefined,
    'paypal',
  ),
};

const methods = (country: string, expected: readonly PaymentMethod[]): StoryObj =>
  order(
    {
      play: async ({ canvas }) => {
        await canvas.findAllByRole('radio');
        for (const method of expected)
          await expect(canvas.getByRole('radio', { name: methodName(method) })).toBeVisible();
        await expect(canvas.getAllByRole('radio')).toHaveLength(expected.length);
      },
    },
    (world) => {
      world.settings.geoip_country = country;
    },
  );

/** Offers the ways to pay of the Netherlands. */
export const Netherlands: StoryObj = {
  name: 'Ways to pay in the Netherlands',
  ...methods('NL', ['ideal', 'card', 'paypal', 'sepa']),
};

/** Offers the ways to pay of Belgium. */
export const Belgium: StoryObj = {
  name: 'Ways to pay in Belgium',
  ...methods('BE', ['bancontact', 'card', 'paypal', 'sepa']),
};

/** Offers the ways to pay of Poland. */
export const Poland: StoryObj = {
  name: 'Ways to pay in Poland',
  ...methods('PL', ['przelewy24', 'card', 'paypal']),
};

async function enterCode(canvas: Canvas, code: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: t('commerce:discount.label') }), code);
  await userEvent.click(canvas.getByRole('button', { name: t('commerce:discount.apply') }));
}

/** Takes a typed code off the price, and orders with it. */
export const Code: StoryObj = {
  name: 'Code used',
  tags: ['legal'],
  ...order({
    spec: ['discount.state-codes'],
    play: async ({ canvas }) => {
      await enterCode(canvas, 'velvet10');
      await expect(
        await canvas.findByText(t('commerce:discount.used', { percent: percent(10) })),
      ).toBeVisible();
      await userEvent.click(await submit(canvas, 1079));
      await expect(await leftForPayment(currentWorld())).toMatchObject({
        discount_code: 'VELVET10',
        price: { amount: 1079, currency: 'EUR' },
      });
    },
  }),
};

/** Says that a code is unknown or has ended. */
export const UnknownCode: StoryObj = {
  name: 'Unknown code',
  tags: ['fault'],
  ...order({
    spec: ['error.discount-code-rethrown'],
    play: async ({ canvas }) => {
      await enterCode(canvas, 'OPENING');
      const field = canvas.getByRole('textbox', { name: t('commerce:discount.label') });
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(matching(t('commerce:discount.unknown'))),
      );
      await expect(field).toHaveValue('OPENING');
      await expect(await submit(canvas)).toBeVisible();
    },
  }),
};

/** Removes a code again. */
export const RemovedCode: StoryObj = {
  name: 'Code removed',
  ...order({
    play: async ({ canvas }) => {
      await enterCode(canvas, 'VELVET10');
      await userEvent.click(await canvas.findByRole('button', { name: t('commerce:discount.remove') }));
      await expect(await submit(canvas)).toBeVisible();
    },
  }),
};

/** Orders nothing at another price than shown, and shows the new one. */
export const PriceChanged: StoryObj = {
  name: 'Price changed meanwhile',
  tags: ['legal'],
  ...order({
    play: async ({ canvas }) => {
      const button = await submit(canvas);
      currentWorld().shop!.products.find(({ id }) => id === 'credits-50')!.prices['EUR'] = 1299;
      await userEvent.click(button);
      await expect(await canvas.findByText(t('commerce:problem.changed'))).toBeVisible();
      await expect(currentWorld().orders.size).toBe(1);
      await userEvent.click(await submit(canvas, 1299));
      await expect(await leftForPayment(currentWorld())).toMatchObject({ price: { amount: 1299 } });
    },
  }),
};

/** Says that a discount has ended when it ends before the order. */
export const BonusEndedMeanwhile: StoryObj = {
  name: 'Discount ended meanwhile',
  tags: ['legal'],
  ...order({
    play: async ({ canvas }) => {
      await enterCode(canvas, 'VELVET10');
      const button = await submit(canvas, 1079);
      currentWorld().shop!.discounts = [];
      await userEvent.click(button);
      await expect(await canvas.findByText(t('commerce:problem.gone'))).toBeVisible();
      await expect(leaveFor).not.toHaveBeenCalled();
      await expect(currentWorld().orders.size).toBe(1);
    },
  }),
};

/** Keeps the order when payments do not work, and pays it at the next try. */
export const ProviderDown: StoryObj = {
  name: 'Payments out of order',
  tags: ['fault'],
  ...order({
    world: { faults: { startPayment: { kind: 'error', code: 'unavailable', times: 3 } } },
    play: async ({ canvas }) => {
      await userEvent.click(await submit(canvas));
      await expect(await canvas.findByText(t('commerce:problem.unavailable'))).toBeVisible();
      await userEvent.click(await submit(canvas));
      await leftForPayment(currentWorld());
      await expect(currentWorld().orders.size).toBe(2);
    },
  }),
};

/** Leads to what is for sale instead of an unknown package. */
export const Gone: StoryObj = {
  name: 'Unknown package',
  ...screen('credits-creditId-paymentMethod', {
    params: { creditId: 'credits-7' },
    ...buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(t('commerce:problem.gone'))).toBeVisible();
        await expect(canvas.getByRole('link', { name: t('commerce:order.goneAction') })).toHaveAttribute(
          'href',
          '/credits',
        );
      },
    }),
  }),
};
