import type { Language } from '@meetcute/contract';
import { language, otherLanguage, t, textsIn, within } from '@meetcute/storybook';
import { screen } from '@meetcute/storybook/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { visitor as signUp, type Canvas } from '../sign-up.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Shell/Languages of a site' } satisfies Meta;
export default meta;

/** Makes a site that offers these languages alone. The first one is its own. */
const offering = (list: () => [Language, ...Language[]]) =>
  withWorld(({ settings }) => {
    const languages = list();
    Object.assign(settings, { languages, domain_language: languages[0] });
  });

const inTwo = offering(() => [language(), otherLanguage()]);
const inOne = offering(() => [language()]);

const valuesOf = ({ options }: HTMLSelectElement) => [...options].map(({ value }) => value);

async function expectNoChoice(canvas: Canvas) {
  await expect(canvas.queryByRole('combobox', { name: t('shell:changeLanguage') })).toBeNull();
}

/** Offers the languages of the site alone, and switches between them. */
export const Two: StoryObj = {
  name: 'Two languages',
  ...screen('index', {
    viewer: 'visitor',
    world: inTwo,
    play: async ({ canvas }) => {
      const select = await canvas.findByLabelText<HTMLSelectElement>(t('shell:changeLanguage'));
      const other = otherLanguage();
      await expect(valuesOf(select)).toEqual([language(), other]);
      await userEvent.selectOptions(select, other);
      const name = (await textsIn(other)).t('shell:login');
      await waitFor(() => expect(canvas.getAllByRole('link', { name })[0]).toBeVisible());
      await expect(valuesOf(select)).toEqual([language(), other]);
    },
  }),
};

/** Offers the same languages to a member, in the account. */
export const TwoForMembers: StoryObj = {
  name: 'Two languages in the account',
  ...screen('account', {
    world: inTwo,
    play: async ({ canvas }) => {
      const look = within(await canvas.findByRole('region', { name: t('account:look.title') }));
      const select = look.getByLabelText<HTMLSelectElement>(t('account:look.language'));
      await expect(valuesOf(select)).toEqual([language(), otherLanguage()]);
    },
  }),
};

/** Has no select of languages in the footer of a site in one language. */
export const One: StoryObj = {
  name: 'One language',
  ...screen('index', {
    viewer: 'visitor',
    world: inOne,
    play: async ({ canvas }) => {
      await canvas.findByRole('combobox', { name: t('shell:colorScheme') });
      await expectNoChoice(canvas);
    },
  }),
};

/** Leaves help alone in the head of the sign-up. */
export const OneInSignUp: StoryObj = {
  name: 'One language in the sign-up',
  ...signUp({
    world: inOne,
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: t('shell:help') })).toBeVisible();
      await expectNoChoice(canvas);
    },
  }),
};

/** Offers members colours alone. */
export const OneForMembers: StoryObj = {
  name: 'One language in the account',
  ...screen('account', {
    world: inOne,
    play: async ({ canvas }) => {
      const look = within(await canvas.findByRole('region', { name: t('account:look.colours') }));
      await expect(look.getByLabelText(t('account:look.colours'))).toBeVisible();
      await expect(look.queryByLabelText(t('account:look.language'))).toBeNull();
      await expectNoChoice(canvas);
    },
  }),
};
