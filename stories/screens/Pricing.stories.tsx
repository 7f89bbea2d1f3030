import { containing, country, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { buyer } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Prices', tags: ['legal'] } satisfies Meta;
export default meta;

/** Patterns for the links of a package and of a plan, with their prices. */
const credits = (count: number, price: string) => containing(t('commerce:product.credits', { count }), price);
const premium = (count: number, price: string) => containing(t('commerce:product.premium', { count }), price);

/** Shows every price with tax, to visitors too. */
export const Visitor: StoryObj = {
  name: 'Every price',
  ...screen(
    'pricing',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:pricing.title'));
        await expect(
          await canvas.findByText(
            t('commerce:pricing.range', { count: 2, price: money(30), highest: money(60) }),
          ),
        ).toBeVisible();
        const pack = canvas.getByRole('link', {
          name: containing(t('commerce:product.credits', { count: 50 })),
        });
        await expect(pack).toHaveTextContent(money(1199));
        await expect(pack).toHaveTextContent(t('commerce:credits.each', { count: 25, price: money(48) }));
        await expect(pack).toHaveAttribute(
          'href',
          `/signup?next=${encodeURIComponent('/credits/credits-50')}`,
        );
        const plan = canvas.getByRole('link', {
          name: containing(t('commerce:product.premium', { count: 30 })),
        });
        await expect(plan).toHaveTextContent(t('commerce:premium.perDay', { price: money(67) }));
      },
    }),
  ),
};

/** Leads visitors to the sign-up, and those who have an account from there to the login and their plan. */
export const NewHere: StoryObj = {
  name: 'Plan of a visitor',
  ...screen(
    'pricing',
    buyer(undefined, {
      play: async ({ canvas }) => {
        const name = containing(t('commerce:product.premium', { count: 90 }));
        await userEvent.click(await canvas.findByRole('link', { name }));
        await heading(canvas, t('signUp:title'));
        const main = within(await canvas.findByRole('main'));
        await expect(main.getByRole('link', { name: t('signUp:login') })).toHaveAttribute(
          'href',
          `/login?next=${encodeURIComponent('/premium?plan=premium-90')}`,
        );
      },
    }),
  ),
};

/** Leads members to the order at once. */
export const Member: StoryObj = {
  name: 'Plan of a member',
  ...screen(
    'pricing',
    buyer(undefined, {
      viewer: 'member',
      play: async ({ canvas }) => {
        const name = containing(t('commerce:product.premium', { count: 90 }));
        await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
          'href',
          '/premium?plan=premium-90',
        );
      },
    }),
  ),
};

/** Says that messages are free, and sells premium alone. */
export const Free: StoryObj = {
  name: 'Free messages',
  ...screen('pricing', {
    world: withWorld(undefined, { site: 'classic' }),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText(t('commerce:pricing.free', { siteName: currentWorld().settings.name })),
      ).toBeVisible();
      await expect(
        canvas.queryByText(t('commerce:pricing.lead', { siteName: currentWorld().settings.name })),
      ).toBeNull();
      await expect(canvas.queryByRole('heading', { name: t('commerce:credits.title') })).toBeNull();
      const plan = canvas.getByRole('link', {
        name: containing(t('commerce:product.premium', { count: 30 })),
      });
      await expect(plan).toBeVisible();
      const plans = plan.closest('ul')!;
      const ends = [...plans.children].map((each) => each.getBoundingClientRect().right);
      await expect(Math.abs(Math.max(...ends) - plans.getBoundingClientRect().right)).toBeLessThan(1);
    },
  }),
};

/** Shows the prices of the country that the buyer chooses. */
export const Country: StoryObj = {
  name: 'Other country',
  ...screen(
    'pricing',
    buyer(undefined, {
      spec: ['state.payment-country'],
      play: async ({ canvas }) => {
        const field = await canvas.findByRole('combobox', { name: t('commerce:country') });
        await userEvent.selectOptions(field, country('CH'));
        await expect(
          await canvas.findByRole('link', { name: credits(50, money(1390, 'CHF')) }),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: premium(30, money(2290, 'CHF')) })).toBeVisible();
      },
    }),
  ),
};

/** Says whose prices it shows where the site does not sell. */
export const NotServed: StoryObj = {
  name: 'Country not served',
  ...screen(
    'pricing',
    buyer((world) => void delete world.shop!.countries['CH'], {
      play: async ({ canvas }) => {
        const field = await canvas.findByRole('combobox', { name: t('commerce:country') });
        await userEvent.selectOptions(field, country('CH'));
        await expect(
          await canvas.findByText(
            t('commerce:countryOther', { country: country('CH'), shown: country('DE') }),
          ),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: credits(50, money(1199)) })).toBeVisible();
      },
    }),
  ),
};

/** Says that nothing is for sale in the country. */
export const Nothing: StoryObj = {
  name: 'Nothing for sale',
  ...screen(
    'pricing',
    buyer((world) => void (world.shop = undefined), {
      play: async ({ canvas }) => {
        await expect((await canvas.findAllByText(t('commerce:nothing')))[0]).toBeVisible();
      },
    }),
  ),
};

/** Offers to try again when the prices do not load. */
export const PricesAgain: StoryObj = {
  name: 'Prices retried',
  tags: ['fault'],
  ...screen(
    'pricing',
    buyer(undefined, {
      world: { faults: { getCredits: { kind: 'error', code: 'server_error', times: 2 } } },
      play: async ({ canvas }) => {
        const alert = within(await canvas.findByRole('alert'));
        await userEvent.click(alert.getByRole('button', { name: t('common:tryAgain') }));
        await expect(
          await canvas.findByRole('link', { name: containing(t('commerce:product.credits', { count: 50 })) }),
        ).toBeVisible();
      },
    }),
  ),
};

/** Shows the prices of the country of the visitor. */
export const Phone: StoryObj = {
  name: 'Prices in złoty',
  ...screen(
    'pricing',
    buyer(
      (world) => {
        world.settings.geoip_country = 'PL';
      },
      {
        play: async ({ canvas }) => {
          await expect(
            await canvas.findByRole('link', { name: credits(50, money(4999, 'PLN')) }),
          ).toBeVisible();
        },
      },
    ),
  ),
};
