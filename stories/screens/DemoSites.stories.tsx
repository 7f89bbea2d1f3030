import { money, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { priceSentence } from '../disclosures.ts';

const meta = { title: 'Screens/Demo sites' } satisfies Meta;
export default meta;

/** Lets nobody join without an invitation, and tells prices in pounds. */
export const ByInvitation: StoryObj = {
  name: 'Lantern Row, by invitation',
  tags: ['legal'],
  ...screen('index', {
    world: { site: 'lantern' },
    viewer: 'visitor',
    play: async ({ canvas }) => {
      const message = await canvas.findByText(t('shell:inviteOnly', { siteName: 'Lantern Row' }));
      await expect(message).toBeVisible();
      for (const link of canvas.getAllByRole('link', { name: t('shell:login') }))
        await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/login/));
      for (const name of [t('home:start'), t('shell:signup')])
        await expect(canvas.queryByRole('link', { name })).toBeNull();
      await expect(canvas.getByText(priceSentence(money(20, 'GBP'), money(28, 'GBP')))).toBeVisible();
    },
  }),
};

/** Says at the login that others need an invitation. */
export const LoginByInvitation: StoryObj = {
  name: 'Lantern Row, login',
  ...screen('login', {
    world: { site: 'lantern' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('shell:inviteOnly', { siteName: 'Lantern Row' }))).toBeVisible();
      for (const name of [t('login:join'), t('shell:signup')])
        await expect(canvas.queryByRole('link', { name })).toBeNull();
    },
  }),
};

/** Tells visitors of an advert the price of a message in złoty. */
export const PolishLander: StoryObj = {
  name: 'Pełnia, landing page',
  tags: ['legal'],
  ...screen('landers-transitionsvideolanding-slug', {
    params: { slug: 'bbw-pl/lato' },
    query: { ref: 'lato' },
    world: { site: 'pelnia' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByLabelText(t('login:email'))).toBeVisible();
      await expect(canvas.getByText(priceSentence(money(120, 'PLN'), money(200, 'PLN')))).toBeVisible();
    },
  }),
};

/** Responds with 404 to a landing page of another niche. */
export const OtherNiche: StoryObj = {
  name: 'Pełnia, other niche',
  ...screen('landers-transitionsvideolanding-slug', {
    params: { slug: 'pl/lato' },
    world: { site: 'pelnia' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('error:pageNotFound'))).toBeVisible();
    },
  }),
};

/** Searches by region, because the site has one country. */
export const OneCountry: StoryObj = {
  name: 'Pełnia, one country',
  ...screen('members', {
    world: { site: 'pelnia' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('combobox', { name: t('search:region') })).toBeVisible();
      await expect(canvas.queryByRole('combobox', { name: t('common:country') })).toBeNull();
      await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5);
    },
  }),
};

/** Asks visitors of an advert to log in before they search. */
export const ClosedSearch: StoryObj = {
  name: 'Pełnia, search',
  ...screen('members', {
    query: { ref: 'lato' },
    world: { site: 'pelnia' },
    viewer: 'visitor',
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: t('login:title') })).toBeVisible();
      await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    },
  }),
};

/** Closes the sign-up to visitors without an advert. */
export const ClosedSignUp: StoryObj = {
  name: 'Pełnia, sign-up',
  ...screen('signup', {
    world: { site: 'pelnia' },
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByText(t('shell:inviteOnly', { siteName: 'Pełnia' }))).toBeVisible();
      await expect(canvasElement.querySelector('main form')).toBeNull();
    },
  }),
};
