import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { addOrder, buyer, leaveFor, leftForPayment } from '../commerce.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { world } from '../world.ts';

const meta = { title: 'Screens/Paying/Order' } satisfies Meta;
export default meta;

type World = ReturnType<typeof world>;

/** The order of 50 credits by a member who has paid before, and so has no welcome discount. */
const order = (options: ScreenOptions = {}, change?: (of: World) => void, paymentMethod?: string): StoryObj =>
  screen('credits-creditId-paymentMethod', {
    params:
      paymentMethod === undefined ? { creditId: 'credits-50' } : { creditId: 'credits-50', paymentMethod },
    ...buyer((of) => {
      addOrder(of, { id: 'order-earlier', daysAgo: 30 });
      change?.(of);
    }, options),
  });

const submit = (canvas: Canvas, price = '€11.99') =>
  canvas.findByRole('button', { name: `Order with obligation to pay ${price}` });

export const Package: StoryObj = {
  name: 'Shows what is ordered, its price with tax, and the ways to pay',
  ...order({
    play: async ({ canvas }) => {
      await heading(canvas, 'Your order');
      await expect(await submit(canvas)).toBeVisible();
      const summary = within(canvas.getByRole('region', { name: 'Your order' }));
      await expect(summary.getByText('50 credits')).toBeVisible();
      await expect(summary.getByText('Includes €1.91 tax')).toBeVisible();
      const methods = canvas.getAllByRole('radio').map((each) => each.closest('label')?.textContent?.trim());
      await expect(methods).toEqual([
        'Credit or debit card',
        'PayPal',
        'Bank transfer Takes one to three working days',
      ]);
      await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
      await expect(summary.getByRole('link', { name: 'Return policy' })).toHaveAttribute(
        'href',
        '/pages/return-policy',
      );
    },
  }),
};

export const Pays: StoryObj = {
  name: 'Orders with the chosen way to pay and leaves for the payment page',
  ...order({
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked());
      await userEvent.dblClick(await submit(canvas));
      await expect(await leftForPayment(world())).toMatchObject({
        product: { id: 'credits-50' },
        payment_method: 'paypal',
        price: { amount: 1199, currency: 'EUR' },
        state: 'open',
      });
      await expect(world().orders.size).toBe(2);
    },
  }),
};

export const MethodOfAddress: StoryObj = {
  name: 'Starts with the way to pay that the address names',
  ...order(
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('radio', { name: 'PayPal' })).toBeChecked();
      },
    },
    undefined,
    'paypal',
  ),
};

const methods = (country: string, names: readonly string[]): StoryObj =>
  order(
    {
      play: async ({ canvas }) => {
        await canvas.findAllByRole('radio');
        for (const name of names) await expect(canvas.getByRole('radio', { name })).toBeVisible();
        await expect(canvas.getAllByRole('radio')).toHaveLength(names.length);
      },
    },
    (of) => {
      of.settings.geoip_country = country;
    },
  );

export const Netherlands: StoryObj = {
  name: 'Ways to pay in the Netherlands',
  ...methods('NL', [
    'iDEAL',
    'Credit or debit card',
    'PayPal',
    'Bank transfer Takes one to three working days',
  ]),
};

export const Belgium: StoryObj = {
  name: 'Ways to pay in Belgium',
  ...methods('BE', [
    'Bancontact',
    'Credit or debit card',
    'PayPal',
    'Bank transfer Takes one to three working days',
  ]),
};

export const Poland: StoryObj = {
  name: 'Ways to pay in Poland',
  ...methods('PL', ['Przelewy24', 'Credit or debit card', 'PayPal']),
};

async function enterCode(canvas: Canvas, code: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Discount code' }), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Use code' }));
}

export const Code: StoryObj = {
  name: 'Takes a typed code off the price, and orders with it',
  ...order({
    spec: ['discount.state-codes'],
    play: async ({ canvas }) => {
      await enterCode(canvas, 'velvet10');
      await expect(await canvas.findByText('The code counts: 10% off.')).toBeVisible();
      await userEvent.click(await submit(canvas, '€10.79'));
      await expect(await leftForPayment(world())).toMatchObject({
        discount_code: 'VELVET10',
        price: { amount: 1079, currency: 'EUR' },
      });
    },
  }),
};

export const UnknownCode: StoryObj = {
  name: 'Says that a code is unknown or has ended',
  ...order({
    spec: ['error.discount-code-rethrown'],
    play: async ({ canvas }) => {
      await enterCode(canvas, 'OPENING');
      const field = canvas.getByRole('textbox', { name: 'Discount code' });
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription('We don’t know this code, or it has ended.'),
      );
      await expect(field).toHaveValue('OPENING');
      await expect(await submit(canvas)).toBeVisible();
    },
  }),
};

export const RemovedCode: StoryObj = {
  name: 'Removes a code again',
  ...order({
    play: async ({ canvas }) => {
      await enterCode(canvas, 'VELVET10');
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove code' }));
      await expect(await submit(canvas)).toBeVisible();
    },
  }),
};

export const PriceChanged: StoryObj = {
  name: 'Orders nothing at another price than shown, and shows the new one',
  ...order({
    play: async ({ canvas }) => {
      const button = await submit(canvas);
      world().shop!.products.find(({ id }) => id === 'credits-50')!.prices['EUR'] = 1299;
      await userEvent.click(button);
      await expect(await canvas.findByText(/The price has changed/)).toBeVisible();
      await expect(world().orders.size).toBe(1);
      await userEvent.click(await submit(canvas, '€12.99'));
      await expect(await leftForPayment(world())).toMatchObject({ price: { amount: 1299 } });
    },
  }),
};

export const BonusEndedMeanwhile: StoryObj = {
  name: 'Says that a discount has ended when it ends before the order',
  ...order({
    play: async ({ canvas }) => {
      await enterCode(canvas, 'VELVET10');
      const button = await submit(canvas, '€10.79');
      world().shop!.discounts = [];
      await userEvent.click(button);
      await expect(await canvas.findByText(/not for sale any more/)).toBeVisible();
      await expect(leaveFor).not.toHaveBeenCalled();
      await expect(world().orders.size).toBe(1);
    },
  }),
};

export const ProviderDown: StoryObj = {
  name: 'Keeps the order when payments do not work, and pays it at the next try',
  ...order({
    world: { faults: { startPayment: { kind: 'error', code: 'unavailable', times: 3 } } },
    play: async ({ canvas }) => {
      await userEvent.click(await submit(canvas));
      await expect(await canvas.findByText(/Payments don’t work at the moment/)).toBeVisible();
      await userEvent.click(await submit(canvas));
      await leftForPayment(world());
      await expect(world().orders.size).toBe(2);
    },
  }),
};

export const Gone: StoryObj = {
  name: 'Leads to what is for sale instead of an unknown package',
  ...screen('credits-creditId-paymentMethod', {
    params: { creditId: 'credits-7' },
    ...buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('This is not for sale any more.')).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'See what is for sale' })).toHaveAttribute(
          'href',
          '/credits',
        );
      },
    }),
  }),
};

export const Phone: StoryObj = {
  name: 'An order on a phone, in nocturne, dark and German',
  ...order({
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('button', { name: /Zahlungspflichtig bestellen für 11,99/ }),
      ).toBeVisible();
    },
  }),
};
