import {
  AboutStep,
  AccountStep,
  EndStep,
  MembersStep,
  PersonStep,
  PhotoStep,
  PlaceStep,
  PushStep,
} from '@meetcute/kit';
import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pushBrowser } from '../browser.ts';
import { choose, goTo, question } from '../sign-up.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

/** Steps of the sign-up with styles. Each works alone and in any wizard. */
const meta = {
  title: 'Parts/Sign-up steps',
  component: PlaceStep,
  tags: ['autodocs'],
  args: { onContinue: fn() },
} satisfies Meta<typeof PlaceStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const onCreated = fn();
const onClose = fn();

/** Settings of the account step. */
const byVisitor = {
  parameters: { fixed: 'Only a visitor creates an account. Open Person to see a step of members.' },
  globals: { viewer: 'visitor' },
} as const;

const legal = (
  <>
    <a href="#terms">Terms</a> · <a href="#privacy">Privacy</a>
  </>
);

/** Creates an account and states the price. */
export const Account: Story = {
  tags: ['legal'],
  ...byVisitor,
  render: () => <AccountStep legal={legal} login={<a href="#login">Log in</a>} onCreated={onCreated} />,
  play: async ({ canvas, userEvent }) => {
    onCreated.mockClear();
    await userEvent.type(await canvas.findByLabelText(t('signUp:email')), 'ada.alone@example.com');
    await userEvent.type(canvas.getByLabelText(t('signUp:name')), 'Ada');
    await userEvent.type(canvas.getByLabelText(t('signUp:password')), 'correct horse battery');
    await expect(canvas.getByText(t('common:adultsOnly', { minAge: 18 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('signUp:submit') }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  },
};

/** Shows what the server refused before the script had loaded. */
export const AccountRefused: Story = {
  name: 'Account refused by the server',
  ...byVisitor,
  render: () => (
    <AccountStep
      legal={legal}
      onCreated={onCreated}
      submitted={{
        email: 'nobody',
        name: 'Ada',
        passwordProblem: { key: 'minLength', values: { min: 8 } },
        error: 'Something went wrong. Try again in a moment.',
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.');
    const [email, name] = [canvas.getByLabelText(t('signUp:email')), canvas.getByLabelText(t('signUp:name'))];
    const password = canvas.getByLabelText(t('signUp:password'));
    await expect(email).toHaveValue('nobody');
    await expect(email).toHaveAccessibleDescription(containing(t('validation:emailInvalid')));
    await expect(name).toHaveValue('Ada');
    await expect(name).not.toBeInvalid();
    await expect(password).toHaveValue('');
    await expect(password).toHaveAccessibleDescription(/8/);
    await expect(password).toBeInvalid();
    await userEvent.type(password, 'correct horse battery');
    await expect(password).not.toBeInvalid();
    await userEvent.clear(password);
  },
};

/** The server refused the name of a form that was sent before the script had loaded. */
export const MisleadingName: Story = {
  name: 'Misleading name',
  render: () => (
    <AccountStep
      legal={legal}
      onCreated={onCreated}
      submitted={{
        email: 'support@example.com',
        name: '',
        passwordProblem: null,
        nameProblem: { key: 'name_needed' },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(t('signUp:name'));
    await expect(name).toHaveAccessibleDescription(containing(t('validation:name_needed')));
    await userEvent.type(name, 'Moderatоr');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription(containing(t('validation:name_imitates'))));
    await userEvent.clear(name);
    await userEvent.type(name, 'mira example com');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(containing(t('validation:name_with_address'))),
    );
    await userEvent.clear(name);
  },
};

/** Asks for permission only when the button is pressed. */
export const Push: Story = {
  parameters: {
    ports: () => ({ push: pushBrowser({ permission: 'denied' }) }),
    world: withWorld(({ settings }) => void (settings.push_pub = 'BPublicKeyOfTheSite')),
  },
  render: ({ onContinue }) => <PushStep onContinue={onContinue} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('signUp:push.title') })).toBeVisible();
  },
};

/** Takes photos, or continues without. */
export const Photo: Story = {
  parameters: {
    world: withWorld(
      (world) => void Object.assign(viewerOf(world).profile, { images: [], main_image: null }),
    ),
  },
  render: ({ onContinue }) => <PhotoStep onContinue={onContinue} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('signUp:photo.skip') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** Saves country, region and city. */
export const Place: Story = {
  parameters: { world: withWorld(({ settings }) => void (settings.signup.cityField = true)) },
  play: async ({ args, canvas, userEvent }) => {
    await question(canvas, t('signUp:place.country'));
    await goTo(canvas, t('signUp:place.city'));
    const city = canvas.getByLabelText(t('signUp:place.city'));
    await expect(city).toHaveValue('Utrecht');
    await userEvent.clear(city);
    await userEvent.type(city, 'Hoorn');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp:place.save') }));
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
    await expect(viewerOf(currentWorld()).profile.city).toBe('Hoorn');
  },
};

/** Keeps the input and says why when saving fails. */
export const NotSaved: Story = {
  name: 'Place not saved',
  tags: ['fault'],
  parameters: {
    world: withWorld(({ settings }) => void (settings.signup.cityField = true), {
      faults: { saveUser: { kind: 'error', code: 'server_error' } },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await question(canvas, t('signUp:place.country'));
    await goTo(canvas, t('signUp:place.city'));
    const city = canvas.getByLabelText(t('signUp:place.city'));
    await expect(city).toHaveValue('Utrecht');
    await userEvent.clear(city);
    await userEvent.type(city, 'Hoorn');
    await userEvent.click(canvas.getByRole('button', { name: t('signUp:place.save') }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(city).toHaveValue('Hoorn');
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** Shows the age beside the date of birth. */
export const Person: Story = {
  render: ({ onContinue }) => <PersonStep onContinue={onContinue} />,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, t('signUp:person.gender'), t('common:gender.f'));
    await userEvent.click(canvas.getByRole('button', { name: t('signUp:push.continue') }));
    await expect(
      canvas.getByRole('group', { name: containing(t('signUp:person.dateOfBirth')) }),
    ).toBeVisible();
  },
};

/** Asks for the texts that the site defines. */
export const About: Story = {
  render: ({ onContinue }) => <AboutStep onContinue={onContinue} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('textbox')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: t('signUp:about.skip') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** Shows six members, fictional ones labelled. */
export const Members: Story = {
  render: ({ onContinue }) => <MembersStep onContinue={onContinue} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
  },
};

/** Names the address of the confirmation mail. */
export const End: Story = {
  parameters: { world: withWorld((world) => void (viewerOf(world).emailConfirmed = false)) },
  render: () => <EndStep membersHref="#members" help={<a href="#mail">Change it</a>} onClose={onClose} />,
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await expect(await canvas.findByText(new RegExp(viewerOf(currentWorld()).email))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t('signUp:done.members') }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
