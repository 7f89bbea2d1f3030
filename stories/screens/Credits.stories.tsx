import type { Language } from '@meetcute/contract';
import { anything, containing, matching, money, percent, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addOrder, buyer, packName, priceText } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { viewerOf, currentWorld, withWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Credits' } satisfies Meta;
export default meta;

const CODE = 'VELVETHOUR';
const failure = { kind: 'error', code: 'server_error' } as const;

const ends = () => matching(t('commerce:discount.ends', { date: anything }));

/** Lets the viewer's bonus run for some minutes more. */
const startBonus =
  (minutesLeft: number) =>
  (world: ReturnType<typeof currentWorld>): void => {
    const start = new Date(world.now().getTime() - (60 - minutesLeft) * 60_000);
    world.discountStarts.set(viewerOf(world).profile.id, new Map([[CODE, start]]));
  };

const welcome = () => t('commerce:discount.welcome', { percent: percent(20) });
const bonus = () => t('commerce:discount.bonus', { percent: percent(25) });

const alreadyPaid = (world: ReturnType<typeof currentWorld>) => void addOrder(world);

/** Shows the credits of the member and the packages. */
export const Packages: StoryObj = {
  tags: ['legal'],
  ...screen(
    'credits',
    buyer(
      (world) => {
        viewerOf(world).credits = 12;
        alreadyPaid(world);
      },
      {
        spec: ['settings.field.message-credits'],
        play: async ({ canvas }) => {
          await heading(canvas, t('commerce:credits.title'));
          await expect(canvas.getByText(t('commerce:credits.balance', { count: 12 }))).toBeVisible();
          await expect(canvas.getByText(t('commerce:credits.lead', { count: 2 }))).toBeVisible();
          const packages = await Promise.all(
            [20, 50, 100, 200].map((credits, index) => {
              const each = { count: credits / 2, price: money([60, 48, 38, 30][index]!) };
              return canvas.findByRole('link', { name: packName(credits, t('commerce:credits.each', each)) });
            }),
          );
          await expect(packages[0]!.closest('[role="list"]')!.querySelectorAll('a')).toHaveLength(4);
          await expect(packages[3]).toHaveTextContent(t('commerce:credits.best'));
          await expect(packages[0]).not.toHaveTextContent(t('commerce:credits.best'));
          await expect(packages[0]!.querySelector('[data-part=lowest]')).toBeNull();
        },
      },
    ),
  ),
};

/** Shows orders under their own heading, and speaks of no credits, on a site whose messages are free. */
export const OrdersAlone: StoryObj = {
  name: 'Orders without credits',
  ...screen('credits', {
    world: withWorld(
      (world) => {
        viewerOf(world).credits = 0;
        addOrder(world, { product: 'premium-30' });
      },
      { site: 'classic' },
    ),
    play: async ({ canvas }) => {
      await heading(canvas, t('commerce:orders.title'));
      const name = containing(t('commerce:product.premium', { count: 30 }));
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
      await expect(canvas.queryByText(t('commerce:nothing'))).toBeNull();
      await expect(canvas.queryByText(t('commerce:credits.balance', { count: 0 }))).toBeNull();
      await expect(canvas.queryByRole('region', { name: t('wallet:title') })).toBeNull();
    },
  }),
};

/** Leads to premium without orders, on a site whose messages are free. */
export const NoOrders: StoryObj = {
  name: 'No orders',
  ...screen('credits', {
    world: withWorld(
      (world) => {
        viewerOf(world).credits = 0;
      },
      { site: 'classic' },
    ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: t('commerce:orders.empty') })).toBeVisible();
      const main = canvas.getByRole('main');
      await expect(main.querySelector('[data-part="drawing"] svg')).toBeVisible();
      await expect(
        within(main).getByRole('link', { name: t('commerce:transaction.toPremium') }),
      ).toHaveAttribute('href', '/premium');
    },
  }),
};

/** Takes the welcome discount off for a member who has not paid. */
export const Welcome: StoryObj = {
  name: 'Welcome discount',
  tags: ['legal'],
  ...screen(
    'credits',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(welcome())).toBeVisible();
        const name = packName(50, priceText('now', 959), priceText('before', 1199));
        await expect(canvas.getByRole('link', { name })).toBeVisible();
      },
    }),
  ),
};

/** Shows the normal prices when the welcome discount does not load. */
export const WelcomeFails: StoryObj = {
  name: 'Welcome discount fails to load',
  tags: ['fault'],
  ...screen(
    'credits',
    buyer(undefined, {
      spec: ['error.discount-code-welcome-swallowed'],
      world: { faults: { getDiscountCode: { kind: 'error', code: 'server_error', times: 3 } } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('link', { name: packName(50, money(1199)) })).toBeVisible();
        await expect(canvas.queryByText(welcome())).toBeNull();
      },
    }),
  ),
};

/** Prefers a running bonus to the welcome discount, and says until when it runs. */
export const Bonus: StoryObj = {
  name: 'Running bonus',
  tags: ['legal'],
  ...screen(
    'credits',
    buyer(startBonus(40), {
      spec: ['discount.time-bonus-wins-over-welcome'],
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(bonus())).toBeVisible();
        await expect(canvas.queryByText(welcome())).toBeNull();
        const timeLeft =
          Date.parse(canvas.getByText<HTMLTimeElement>(ends()).dateTime) - currentWorld().now().getTime();
        await expect(Math.ceil(timeLeft / 60_000)).toBe(40);
        await expect(canvas.getByRole('link', { name: packName(50, priceText('now', 899)) })).toBeVisible();
      },
    }),
  ),
};

/** Starts the bonus that the address asks for. */
export const BonusOfAnAdvert: StoryObj = {
  name: 'Bonus of the address',
  ...screen('credits', {
    query: { bonus: 'hour' },
    ...buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(bonus())).toBeVisible();
        const starts = currentWorld().discountStarts.get(viewerOf(currentWorld()).profile.id);
        await expect(starts?.has(CODE)).toBe(true);
      },
    }),
  }),
};

/** Returns to the other discount when the bonus ends. */
export const BonusEnded: StoryObj = {
  name: 'Bonus ended',
  tags: ['legal'],
  ...screen(
    'credits',
    buyer(startBonus(3 / 60), {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(bonus())).toBeVisible();
        await expect(await canvas.findByText(welcome(), {}, { timeout: 8000 })).toBeVisible();
        await expect(canvas.queryByText(ends())).toBeNull();
      },
    }),
  ),
};

/** Lists the orders with their states, newest first. */
export const Orders: StoryObj = {
  ...screen(
    'credits',
    buyer(
      (world) => {
        addOrder(world, { id: 'order-1', daysAgo: 90 });
        addOrder(world, { id: 'order-2', daysAgo: 9, state: 'refunded', product: 'premium-30' });
        addOrder(world, { id: 'order-3', state: 'open', method: 'paypal' });
        addOrder(world, { id: 'order-4', state: 'open', product: 'premium-30', isCharge: true });
      },
      {
        play: async ({ canvas }) => {
          const orders = within(await canvas.findByRole('region', { name: t('commerce:orders.title') }));
          const links = await orders.findAllByRole('link');
          await expect(links.pop()).toHaveAttribute('href', '/credits/repeat-order');
          const line = (...texts: string[]) => expect.stringMatching(matching(texts.join('')));
          const premium = [t('commerce:product.premium', { count: 30 }), money(1999), anything];
          const credits = [t('commerce:product.credits', { count: 50 }), money(1199), anything];
          await expect(links.map((link) => link.textContent)).toEqual([
            line(...premium, t('commerce:state.pending')),
            line(...credits, t('commerce:state.open')),
            line(...premium, t('commerce:state.refunded')),
            line(...credits, t('commerce:state.paid')),
          ]);
          await expect(links[1]).toHaveAttribute('href', '/transactions/order-3');
        },
      },
    ),
  ),
};

/** Loads older orders on request. */
export const ManyOrders: StoryObj = {
  name: 'Older orders',
  ...screen(
    'credits',
    buyer(
      (world) => {
        for (let each = 1; each <= 53; each += 1) addOrder(world, { id: `order-${each}` });
      },
      {
        play: async ({ canvas }) => {
          const orders = within(await canvas.findByRole('region', { name: t('commerce:orders.title') }));
          await userEvent.click(await orders.findByRole('button', { name: t('commerce:orders.more') }));
          await waitFor(() => expect(orders.getAllByRole('link')).toHaveLength(54));
          await expect(orders.queryByRole('button')).toBeNull();
        },
      },
    ),
  ),
};

/** Offers to try again when the orders do not load. */
export const OrdersAgain: StoryObj = {
  name: 'Orders after a retry',
  tags: ['fault'],
  ...screen(
    'credits',
    buyer(alreadyPaid, {
      world: { faults: { getOrders: { kind: 'error', code: 'server_error', times: 1 } } },
      play: async ({ canvas }) => {
        const orders = within(await canvas.findByRole('region', { name: t('commerce:orders.title') }));
        await userEvent.click(await orders.findByRole('button', { name: t('common:tryAgain') }));
        await expect(await orders.findByRole('link', { name: packName(50) })).toBeVisible();
      },
    }),
  ),
};

/** Says once that nothing loads. */
export const NothingLoads: StoryObj = {
  name: 'Nothing loads',
  tags: ['fault'],
  ...screen(
    'credits',
    buyer(alreadyPaid, {
      world: { faults: { getCredits: failure, getOrders: failure, getStatement: failure } },
      play: async ({ canvas }) => {
        await waitFor(() =>
          expect(canvas.getAllByRole('button', { name: t('common:tryAgain') })).toHaveLength(1),
        );
        await expect(
          canvas.getAllByRole('alert').filter(({ textContent }) => textContent !== ''),
        ).toHaveLength(1);
      },
    }),
  ),
};

const prices = (language: Language, name: RegExp, country = 'DE'): StoryObj =>
  screen(
    'credits',
    buyer(
      (world) => {
        alreadyPaid(world);
        world.settings.geoip_country = country;
      },
      {
        fixed: 'Each language writes prices in its own way. Open Packages for any language.',
        globals: { language },
        play: async ({ canvas }) => {
          await expect(await canvas.findByRole('link', { name })).toBeVisible();
        },
      },
    ),
  );

/** Writes prices as Dutch does. */
export const Dutch: StoryObj = { name: 'Prices in Dutch', ...prices('nl', /^50 credits.*€\s11,99/) };
/** Writes prices in Swiss francs as German does. */
export const German: StoryObj = {
  name: 'Prices in German',
  ...prices('de', /^50 Credits.*CHF\s13[.,]90/, 'CH'),
};
/** Writes prices as Italian does. */
export const Italian: StoryObj = { name: 'Prices in Italian', ...prices('it', /^50 crediti.*11,99\s€/) };
/** Writes prices as French does. */
export const French: StoryObj = { name: 'Prices in French', ...prices('fr', /^50 crédits.*11,99\s€/) };
/** Writes prices as Spanish does. */
export const Spanish: StoryObj = { name: 'Prices in Spanish', ...prices('es', /^50 créditos.*11,99\s€/) };
/** Writes prices in zlotys as Polish does. */
export const Polish: StoryObj = {
  name: 'Prices in Polish',
  ...prices('pl', /^50 kredytów.*49,99\szł/, 'PL'),
};
