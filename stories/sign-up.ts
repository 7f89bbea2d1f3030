import type { HrefQuery } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen as screenOf, type ScreenOptions } from '@meetcute/storybook/screen';
import { drawnPhoto } from './drawn-photo.ts';
import { withWorld, viewerOf } from './world.ts';

/** Queries of a play function. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Returns a story of the wizard for a logged-out visitor. */
export const visitor = (options: ScreenOptions & { query?: HrefQuery } = {}): StoryObj =>
  screenOf('signup', options);

const nothingKnown = (world: World) => {
  const { profile } = viewerOf(world);
  Object.assign(profile, { images: [], main_image: null, countryregion: null, city: null, country: null });
  Object.assign(profile, { gender: null, date_of_birth: null, age: null, personal: {} });
  viewerOf(world).sensitiveConsent = null;
};

const photo = drawnPhoto('smile');

/** Profile data of a member who resumes at each step. */
const knownAt = {
  2: {},
  3: { main_image: photo, images: [photo] },
  4: { city: 'Utrecht' },
  5: { gender: 'f' },
  6: { personal: { about_me: 'I bake bread on Sundays.' } },
} as const;

/** Returns a story of the wizard for a member who resumes at this step. */
export const member = (
  step: keyof typeof knownAt,
  {
    change,
    ...options
  }: ScreenOptions & {
    change?: (world: World) => void;
    query?: Readonly<Record<string, string>>;
  } = {},
): StoryObj =>
  screenOf('signup', {
    viewer: 'member',
    ...options,
    world: withWorld((world) => {
      nothingKnown(world);
      viewerOf(world).emailConfirmed = false;
      world.settings.signup.autoSkip = true;
      world.settings.signup.cityField = true;
      Object.assign(viewerOf(world).profile, knownAt[step]);
      change?.(world);
    }, options.world),
  });

/** Resolves with the heading of a step. */
export const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

/** Resolves with a question that shows all its options. */
export const question = (canvas: Canvas, name: string) => canvas.findByRole('radiogroup', { name });

/** Chooses an option of the question in view. */
export const choose = async (canvas: Canvas, name: string, option: string) =>
  userEvent.click(within(await question(canvas, name)).getByRole('radio', { name: option }));

/** Chooses day, month and year of the date of birth in view. */
export async function chooseBirthday(canvas: Canvas, [day, month, year]: readonly [string, string, string]) {
  await userEvent.selectOptions(await canvas.findByLabelText(t('common:day')), day);
  await userEvent.selectOptions(canvas.getByLabelText(t('common:month')), month);
  await userEvent.selectOptions(canvas.getByLabelText(t('common:year')), year);
}

/** Presses the button that leads to the next page of a step. */
export const pressContinue = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: t('signUp:push.continue') }));

/** Words with the number of the question in view. */
const questionNumber = () => document.querySelector('form [data-part="fine"]')?.textContent;

/** Goes to the next page of a step. */
export async function goOn(canvas: Canvas): Promise<void> {
  const questionBefore = questionNumber();
  await pressContinue(canvas);
  await waitFor(() => expect(questionNumber()).not.toBe(questionBefore));
}

/** Goes on to the page of a step with a question. */
export async function goTo(canvas: Canvas, name: string): Promise<void> {
  const isShown = () => canvas.queryByRole('radiogroup', { name }) ?? canvas.queryByLabelText(name);
  while (!isShown()) await goOn(canvas);
}

/** Goes on to the last page of a step, and saves all its pages. */
export async function saveStep(canvas: Canvas): Promise<void> {
  const save = () => canvas.queryByRole('button', { name: t('signUp:about.save') });
  while (!save()) await goOn(canvas);
  await userEvent.click(save()!);
}

/** Resolves with the address field. */
export const emailOf = <T extends HTMLElement>(canvas: Canvas) => canvas.findByLabelText<T>(t('login:email'));
/** Returns the submit button of step 0. */
export const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: t('signUp:submit') });

/** Fills in step 0 and leaves the last field, which triggers validation. */
export async function fillIn(canvas: Canvas, email: string, password = 'correct horse') {
  await userEvent.type(await emailOf(canvas), email);
  await userEvent.type(canvas.getByLabelText(t('signUp:name')), 'Robin');
  await userEvent.type(canvas.getByLabelText(t('login:password')), password);
  await userEvent.tab();
}
