import { money, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Demo sites' } satisfies Meta;
export default meta;

const visitor = { viewer: 'visitor' } as const;
const nocturne = { template: 'nocturne', scheme: 'dark' } as const;

const byInvitation = (options: Parameters<typeof screen<'index'>>[1] = {}): StoryObj =>
  screen('index', {
    ...options,
    world: { site: 'lantern' },
    globals: { ...visitor, ...options.globals },
    play: async ({ canvas }) => {
      const message = await canvas.findByText(t('shell:inviteOnly', { siteName: 'Lantern Row' }));
      await expect(message).toBeVisible();
      for (const link of canvas.getAllByRole('link', { name: t('shell:login') }))
        await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/login/));
      for (const name of [t('home:start'), t('shell:signup')])
        await expect(canvas.queryByRole('link', { name })).toBeNull();
      await expect(canvas.getByText(t('common:messagePrice', { price: money(20, 'GBP') }))).toBeVisible();
    },
  });

export const ByInvitation: StoryObj = {
  name: 'Home of Lantern Row: by invitation only, prices in pounds',
  ...byInvitation(),
};

export const ByInvitationInNocturne: StoryObj = {
  name: 'The same in nocturne on a phone',
  ...byInvitation({ globals: nocturne, viewport: 'phone' }),
};

export const LoginByInvitation: StoryObj = {
  name: 'Login of Lantern Row says that others need an invitation',
  ...screen('login', {
    world: { site: 'lantern' },
    globals: visitor,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('shell:inviteOnly', { siteName: 'Lantern Row' }))).toBeVisible();
      for (const name of [t('login:join'), t('shell:signup')])
        await expect(canvas.queryByRole('link', { name })).toBeNull();
    },
  }),
};

const polishLander = (options: { globals?: object; viewport?: 'phone'; fixed?: string } = {}): StoryObj =>
  screen('landers-transitionsvideolanding-slug', {
    params: { slug: 'bbw-pl/lato' },
    query: { ref: 'lato' },
    ...options,
    world: { site: 'pelnia' },
    globals: { ...visitor, ...options.globals },
    play: async ({ canvas }) => {
      await expect(await canvas.findByLabelText(t('login:email'))).toBeVisible();
      await expect(canvas.getByText(t('common:messagePrice', { price: money(120, 'PLN') }))).toBeVisible();
    },
  });

export const PolishLander: StoryObj = {
  name: 'Landing page of Pełnia for visitors of an advert, in złoty',
  ...polishLander({ globals: nocturne, fixed: CHECKED_LOOK }),
};

export const PolishLanderInClassic: StoryObj = {
  name: 'The same in classic on a phone',
  ...polishLander({ viewport: 'phone' }),
};

export const OtherNiche: StoryObj = {
  name: 'A landing page of another niche does not exist on Pełnia',
  ...screen('landers-transitionsvideolanding-slug', {
    params: { slug: 'pl/lato' },
    world: { site: 'pelnia' },
    globals: visitor,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('error:pageNotFound'))).toBeVisible();
    },
  }),
};

export const OneCountry: StoryObj = {
  name: 'Search of Pełnia, a site with one country',
  ...screen('members', {
    world: { site: 'pelnia' },
    globals: { viewer: 'unpaid' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('combobox', { name: t('search:region') })).toBeVisible();
      await expect(canvas.queryByRole('combobox', { name: t('common:country') })).toBeNull();
      await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5);
    },
  }),
};

const closedSearch = (options: { globals: object; viewport?: 'phone'; fixed?: string }): StoryObj =>
  screen('members', {
    ...options,
    query: { ref: 'lato' },
    world: { site: 'pelnia' },
    globals: { ...visitor, ...options.globals },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: t('login:title') })).toBeVisible();
      await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    },
  });

export const ClosedSearch: StoryObj = {
  name: 'Search of Pełnia asks visitors of an advert to log in',
  ...closedSearch({ globals: nocturne, fixed: CHECKED_LOOK }),
};

export const ClosedSearchInClassic: StoryObj = {
  name: 'Search of Pełnia asks visitors of an advert to log in, in classic',
  ...closedSearch({ globals: { template: 'classic' }, viewport: 'phone' }),
};

const closedSignUp = (globals: object): StoryObj =>
  screen('signup', {
    fixed: CHECKED_LOOK,
    world: { site: 'pelnia' },
    globals: { ...visitor, ...globals },
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByText(t('shell:inviteOnly', { siteName: 'Pełnia' }))).toBeVisible();
      await expect(canvasElement.querySelector('main form')).toBeNull();
    },
  });

export const ClosedSignUp: StoryObj = {
  name: 'Sign-up of Pełnia is closed to visitors without an advert',
  ...closedSignUp(nocturne),
};

export const ClosedSignUpInClassic: StoryObj = {
  name: 'Sign-up of Pełnia is closed without an advert, in classic',
  ...closedSignUp({ template: 'classic' }),
};
