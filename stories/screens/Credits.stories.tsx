import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { addOrder, buyer } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { viewerOf, world } from '../world.ts';

const meta = { title: 'Screens/Paying/Credits' } satisfies Meta;
export default meta;

const CODE = 'VELVETHOUR';

/** Lets the viewer's bonus run for some minutes more. */
const startBonus =
  (minutesLeft: number) =>
  (of: ReturnType<typeof world>): void => {
    const started = new Date(of.now().getTime() - (60 - minutesLeft) * 60_000);
    of.discountStarts.set(viewerOf(of).profile.id, new Map([[CODE, started]]));
  };

const alreadyPaid = (of: ReturnType<typeof world>) => void addOrder(of);

export const Packages: StoryObj = {
  name: 'Shows the credits of the member and the packages',
  ...screen(
    'credits',
    buyer(
      (of) => {
        viewerOf(of).credits = 12;
        alreadyPaid(of);
      },
      {
        spec: ['settings.field.message-credits'],
        play: async ({ canvas }) => {
          await heading(canvas, 'Credits');
          await expect(canvas.getByText('You have 12 credits.')).toBeVisible();
          await expect(canvas.getByText(/A message costs 2 credits/)).toBeVisible();
          const packages = await canvas.findAllByRole('link', { name: /credits.*€.* each/ });
          await expect(packages).toHaveLength(4);
          await expect(packages[3]).toHaveTextContent('Lowest price per message');
          await expect(packages[0]).not.toHaveTextContent('Lowest price');
        },
      },
    ),
  ),
};

export const Welcome: StoryObj = {
  name: 'Takes the welcome discount off for a member who has not paid',
  ...screen(
    'credits',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('20% off your first order')).toBeVisible();
        const pack = canvas.getByRole('link', { name: /50 credits/ });
        await expect(pack).toHaveAccessibleName(/Now €9.59.*Before €11.99/);
      },
    }),
  ),
};

export const WelcomeFails: StoryObj = {
  name: 'Shows the normal prices when the welcome discount does not load',
  ...screen(
    'credits',
    buyer(undefined, {
      spec: ['error.discount-code-welcome-swallowed'],
      world: { faults: { getDiscountCode: { kind: 'error', code: 'server_error', times: 3 } } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('link', { name: /50 credits.*€11.99/ })).toBeVisible();
        await expect(canvas.queryByText(/off your first order/)).toBeNull();
      },
    }),
  ),
};

export const Bonus: StoryObj = {
  name: 'Prefers a running bonus to the welcome discount and counts down',
  ...screen(
    'credits',
    buyer(startBonus(40), {
      spec: ['discount.time-bonus-wins-over-welcome'],
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('25% off for a short time')).toBeVisible();
        await expect(canvas.queryByText(/off your first order/)).toBeNull();
        await expect(canvas.getByRole('timer')).toHaveTextContent(/^Ends in 39:\d\d$|^Ends in 40:00$/);
        await expect(canvas.getByRole('link', { name: /50 credits.*Now €8.99/ })).toBeVisible();
      },
    }),
  ),
};

export const BonusOfAnAdvert: StoryObj = {
  name: 'Starts the bonus that the address asks for',
  ...screen('credits', {
    query: { bonus: 'hour' },
    ...buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('25% off for a short time')).toBeVisible();
        const started = world().discountStarts.get(viewerOf(world()).profile.id);
        await expect(started?.has(CODE)).toBe(true);
      },
    }),
  }),
};

export const BonusEnded: StoryObj = {
  name: 'Returns to the other discount when the bonus ends',
  ...screen(
    'credits',
    buyer(startBonus(3 / 60), {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('25% off for a short time')).toBeVisible();
        await expect(
          await canvas.findByText('20% off your first order', {}, { timeout: 8000 }),
        ).toBeVisible();
        await expect(canvas.queryByRole('timer')).toBeNull();
      },
    }),
  ),
};

export const Orders: StoryObj = {
  name: 'Lists the orders with their states, newest first',
  ...screen(
    'credits',
    buyer(
      (of) => {
        addOrder(of, { id: 'order-1', daysAgo: 90 });
        addOrder(of, { id: 'order-2', daysAgo: 9, state: 'refunded', product: 'premium-30' });
        addOrder(of, { id: 'order-3', state: 'open', method: 'paypal' });
        addOrder(of, { id: 'order-4', state: 'open', product: 'premium-30', isCharge: true });
      },
      {
        play: async ({ canvas }) => {
          const orders = within(await canvas.findByRole('region', { name: 'Your orders' }));
          const links = await orders.findAllByRole('link');
          await expect(links.pop()).toHaveAttribute('href', '/credits/repeat-order');
          await expect(links.map((link) => link.textContent)).toEqual([
            expect.stringMatching(/^Premium for 30 days€19.99.*Payment on its way$/),
            expect.stringMatching(/^50 credits€11.99.*Not paid yet$/),
            expect.stringMatching(/^Premium for 30 days€19.99.*Refunded$/),
            expect.stringMatching(/^50 credits€11.99.*Paid$/),
          ]);
          await expect(links[1]).toHaveAttribute('href', '/transactions/order-3');
        },
      },
    ),
  ),
};

export const ManyOrders: StoryObj = {
  name: 'Loads older orders on request',
  ...screen(
    'credits',
    buyer(
      (of) => {
        for (let each = 1; each <= 53; each += 1) addOrder(of, { id: `order-${each}` });
      },
      {
        play: async ({ canvas }) => {
          const orders = within(await canvas.findByRole('region', { name: 'Your orders' }));
          await userEvent.click(await orders.findByRole('button', { name: 'Show older orders' }));
          await waitFor(() => expect(orders.getAllByRole('link')).toHaveLength(54));
          await expect(orders.queryByRole('button')).toBeNull();
        },
      },
    ),
  ),
};

export const OrdersAgain: StoryObj = {
  name: 'Offers to try again when the orders do not load',
  ...screen(
    'credits',
    buyer(alreadyPaid, {
      world: { faults: { getOrders: { kind: 'error', code: 'server_error', times: 1 } } },
      play: async ({ canvas }) => {
        const orders = within(await canvas.findByRole('region', { name: 'Your orders' }));
        await userEvent.click(await orders.findByRole('button', { name: 'Try again' }));
        await expect(await orders.findByRole('link', { name: /50 credits/ })).toBeVisible();
      },
    }),
  ),
};

export const NothingLoads: StoryObj = {
  name: 'Says once that nothing loads',
  ...screen(
    'credits',
    buyer(alreadyPaid, {
      world: {
        faults: {
          getCredits: { kind: 'error', code: 'server_error' },
          getOrders: { kind: 'error', code: 'server_error' },
          getStatement: { kind: 'error', code: 'server_error' },
        },
      },
      play: async ({ canvas }) => {
        await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
        await expect(
          canvas.getAllByRole('alert').filter(({ textContent }) => textContent !== ''),
        ).toHaveLength(1);
      },
    }),
  ),
};

const money = (language: 'nl' | 'de' | 'it' | 'fr' | 'es' | 'pl', name: RegExp, country = 'DE'): StoryObj =>
  screen(
    'credits',
    buyer(
      (of) => {
        alreadyPaid(of);
        of.settings.geoip_country = country;
      },
      {
        globals: { language },
        play: async ({ canvas }) => {
          await expect(await canvas.findByRole('link', { name })).toBeVisible();
        },
      },
    ),
  );

export const Dutch: StoryObj = { name: 'Prices in Dutch', ...money('nl', /^50 credits.*€\s11,99/) };
export const German: StoryObj = {
  name: 'Prices in German, in Swiss francs',
  ...money('de', /^50 Credits.*CHF\s13[.,]90/, 'CH'),
};
export const Italian: StoryObj = { name: 'Prices in Italian', ...money('it', /^50 crediti.*11,99\s€/) };
export const French: StoryObj = { name: 'Prices in French', ...money('fr', /^50 crédits.*11,99\s€/) };
export const Spanish: StoryObj = { name: 'Prices in Spanish', ...money('es', /^50 créditos.*11,99\s€/) };
export const Polish: StoryObj = { name: 'Prices in Polish', ...money('pl', /^50 kredytów.*49,99\szł/, 'PL') };

export const Phone: StoryObj = {
  name: 'Credits on a phone, in nocturne, dark and German',
  ...screen(
    'credits',
    buyer(
      (of) => {
        startBonus(40)(of);
        addOrder(of, { daysAgo: 4 });
      },
      {
        globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
        viewport: 'phone',
        play: async ({ canvas }) => {
          await expect(await canvas.findByText('25 % Rabatt für kurze Zeit')).toBeVisible();
        },
      },
    ),
  ),
};
