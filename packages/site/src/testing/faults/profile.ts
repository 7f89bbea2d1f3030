import type { World } from '@meetcute/mocks';
import { focusManager } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { inUtrecht } from './browser.ts';
import {
  fill,
  heading,
  press,
  readyButton,
  expectAlert,
  text,
  pollValue,
  viewerOf,
  type FaultRow,
  type FaultyPage,
} from './row.ts';

const withCity = ({ settings }: World) => void (settings.signup.cityField = true);

const placeHeading = () => heading('Where do you live?');

/** A step with a form: a failed save shows the error in the form and is otherwise only logged. */
const save = (
  row: Pick<FaultRow, 'where' | 'step' | 'prepare' | 'ready' | 'typed' | 'expectSuccess'>,
): FaultRow => ({
  ...row,
  call: 'saveUser',
  act: (page) => press(page, 'Save and continue'),
  expectError: async ({ words }) => {
    await expectAlert(words);
    await readyButton('Save and continue');
  },
  retry: (page) => press(page, 'Save and continue'),
});

const questionNumber = () => screen.queryByText(/^Question \d/)?.textContent;

/** Goes on to the next page of a step. */
const toNextPage = async (page: FaultyPage) => {
  const questionBefore = questionNumber();
  await press(page, 'Continue');
  await pollValue(questionNumber).not.toBe(questionBefore);
};

/** Goes on to the last page of a step. */
const toLastPage = async (page: FaultyPage) => {
  while (screen.queryByRole('button', { name: 'Continue' })) await toNextPage(page);
};

/** Steps 3 to 5. */
export const profileRows: readonly FaultRow[] = [
  save({
    where: 'for the place',
    step: 3,
    prepare: withCity,
    ready: async (page) => {
      await placeHeading();
      await page.user.click(await screen.findByRole('radio', { name: 'Belgium' }));
      await toLastPage(page);
    },
    typed: { City: 'Gent' },
    expectSuccess: async ({ world }) => {
      await heading('A little about you');
      await pollValue(() => viewerOf(world).profile).toMatchObject({ country: 'BE', city: 'Gent' });
    },
  }),
  {
    call: 'geocode',
    isRead: true,
    step: 3,
    prepare: withCity,
    ports: () => ({ geolocation: inUtrecht }),
    ready: placeHeading,
    expectError: async () => {
      await pollValue(() => screen.queryByText(/looking up where you are/)).toBeNull();
      expect(screen.queryByRole('alert')?.textContent).toBe('');
    },
    // Geolocation runs when the step opens.
    retry: ({ reload }) => reload(),
    expectSuccess: async () => {
      await text('We’ve filled in where we think you are.');
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Netherlands' }).checked).toBe(true);
    },
  },
  {
    call: 'getRegions',
    isRead: true,
    step: 3,
    prepare: (world) => {
      withCity(world);
      viewerOf(world).profile.country = 'NL';
    },
    settings: (settings) => ({ ...settings, region_data: {} }),
    ready: async (page) => {
      await placeHeading();
      await toNextPage(page);
    },
    typed: { City: 'Hoorn' },
    expectError: async () => {
      await readyButton('Save and continue');
      expect(screen.queryByRole('radiogroup', { name: 'Region' })).toBeNull();
    },
    retry: async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    },
    // The question that came late is the one before.
    expectSuccess: () => screen.findByText('Question 3 of 3'),
  },
  save({
    where: 'for the person',
    step: 4,
    ready: async (page) => {
      await heading('A little about you');
      await page.user.click(await screen.findByRole('radio', { name: 'Woman' }));
      await toNextPage(page);
      await fill(page, { Day: '4', Month: '5', Year: '1990' });
      await toLastPage(page);
    },
    expectSuccess: async ({ world }) => {
      await heading('In your own words');
      await pollValue(() => viewerOf(world).profile).toMatchObject({
        gender: 'f',
        date_of_birth: '1990-05-04',
      });
    },
  }),
  save({
    where: 'for the texts',
    step: 5,
    prepare: ({ settings }) => void (settings.text_fields = ['about_me']),
    ready: () => heading('In your own words'),
    typed: { 'About me': 'I bake bread on Sundays.' },
    expectSuccess: async ({ world }) => {
      await heading('People you might like');
      await pollValue(() => viewerOf(world).profile.personal).toMatchObject({
        about_me: 'I bake bread on Sundays.',
      });
    },
  }),
  {
    call: 'getUser',
    hasErrorCases: true,
    where: 'while a step is filled in',
    step: 5,
    ready: () => heading('In your own words'),
    typed: { 'About me': 'I bake bread on Sundays.' },
    act: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['getUser'] }),
    // A 403 of this call means that the session has ended; other faults say nothing about the member.
    expectError: ({ isForbidden }) => heading(isForbidden ? 'Welcome back' : 'In your own words'),
    retry: async (page) => {
      if (!page.isForbidden) return page.queryClient.refetchQueries({ queryKey: ['getUser'] });
      await text('What you were writing is still there.');
      await fill(page, { 'Email address': 'demo.anna@example.com', Password: 'meetcute-demo' });
      await press(page, 'Log in');
    },
    expectSuccess: async () => {
      await heading('In your own words');
      expect(screen.getByLabelText<HTMLTextAreaElement>('About me').value).toBe('I bake bread on Sundays.');
    },
  },
];
