import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { viewerOf, withWorld, world } from '../world.ts';
import { emailOf, fillIn, heading, problemText, submitOf, visitor } from '../sign-up.ts';
import { atWidth } from '../widths.ts';
import { NOCTURNE_CHARGES } from '../fixed-looks.ts';

const meta = { title: 'Screens/Sign-up/Account' } satisfies Meta;
export default meta;

export const Account: StoryObj = {
  name: 'Step 0 with address, name and password',
  ...visitor({
    spec: [
      'signup.step0.asks-email',
      'signup.step0.asks-name',
      'signup.step0.asks-password',
      'signup.allowed-when-signups-all',
    ],
    play: async ({ canvas, canvasElement }) => {
      await expect(await emailOf(canvas)).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText('Your name')).toBeVisible();
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
      // The reset of lists must not take the bullets of one that sets them.
      const list = canvasElement.querySelector('form ul[role="list"]')!;
      await expect(getComputedStyle(list).listStyleType).toBe('disc');
    },
  }),
};

export const AccountOnAPhone: StoryObj = { name: 'Step 0 on a phone', ...visitor({ viewport: 'phone' }) };

export const AccountAtNight: StoryObj = {
  name: 'Step 0 in nocturne, dark and German',
  ...visitor({
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByLabelText('E-Mail-Adresse'));
      await userEvent.tab();
      await expect(await canvas.findByText('Gib deine E-Mail-Adresse ein')).toBeVisible();
    },
  }),
};

export const Required: StoryObj = {
  name: 'Names each missing field',
  ...visitor({
    spec: ['email.required', 'password.required-non-empty', 'name.required'],
    play: async ({ canvas }) => {
      await userEvent.click(await emailOf(canvas));
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      for (const [label, message] of [
        ['Email address', 'Enter your email address'],
        ['Your name', 'Enter your name'],
        ['Password', 'Choose a password'],
      ] as const)
        await waitFor(() =>
          expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
        );
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

export const Pressed: StoryObj = {
  name: 'Names each missing field on a press, and focuses the first',
  ...visitor({
    spec: ['signup.step0.submit-disabled-with-errors'],
    play: async ({ canvas }) => {
      const address = await emailOf(canvas);
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(submitOf(canvas));
      await expect(await canvas.findByText('Enter your email address')).toBeVisible();
      await expect(canvas.getByText('Enter your name')).toBeVisible();
      await expect(canvas.getByText('Choose a password')).toBeVisible();
      await waitFor(() => expect(address).toHaveFocus());
    },
  }),
};

export const FilledByAProgram: StoryObj = {
  name: 'Joins with what a password manager filled without events',
  ...visitor({
    play: async ({ canvas }) => {
      (await emailOf<HTMLInputElement>(canvas)).value = 'robin@post.example';
      canvas.getByLabelText<HTMLInputElement>('Password').value = 'correct horse';
      await userEvent.type(canvas.getByLabelText('Your name'), 'Robin');
      await userEvent.click(submitOf(canvas));
      await heading(canvas, 'Show your smile');
      await expect(viewerOf(world())).toMatchObject({ email: 'robin@post.example' });
    },
  }),
};

export const NotAnAddress: StoryObj = {
  name: 'Rejects an invalid address',
  ...visitor({
    spec: ['email.format-valid', 'signup.step0.submit-disabled-with-errors'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin-at-home');
      await expect(await canvas.findByText('Value is not a valid email address')).toBeVisible();
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

export const ShortPassword: StoryObj = {
  name: 'Shows the minimum length of the password',
  ...visitor({
    spec: ['validation.min-length-message'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example', 'abc');
      await expect(await canvas.findByText('This field should be at least 8 characters long')).toBeVisible();
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

export const NameIsEmail: StoryObj = {
  name: 'Rejects a name that is the address or starts with @',
  ...visitor({
    spec: ['name.not-equal-to-email', 'name.not-starting-with-at'],
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin@post.example');
      const name = canvas.getByLabelText('Your name');
      const expectProblem = (text: string) =>
        waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(text)));
      await userEvent.type(name, 'robin@post.example');
      await userEvent.tab();
      await expectProblem(problemText('name_equal_to_email'));
      await userEvent.clear(name);
      await userEvent.type(name, '@robin');
      await expectProblem(problemText('name_starts_with_at'));
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

export const LongName: StoryObj = {
  name: 'Limits the name to 150 characters',
  ...visitor({
    spec: ['name.max-150'],
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByLabelText('Your name'));
      await userEvent.paste('R'.repeat(151));
      await userEvent.tab();
      await expect(await canvas.findByText('This field should be at most 150 characters long')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Your name'), '{Backspace}');
      await waitFor(() => expect(canvas.queryByText(/at most 150/)).toBeNull());
    },
  }),
};

export const NameFromAddress: StoryObj = {
  name: 'Uses the part before the @ for an empty name',
  ...visitor({
    spec: ['name.defaults-to-email-local-part'],
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin.h@mail.example');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByLabelText('Your name')).toHaveValue('robin.h');
    },
  }),
};

export const NewAddress: StoryObj = {
  name: 'Enables the form for a new address',
  ...visitor({
    spec: ['email.status-new-is-valid'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
    },
  }),
};

export const Joined: StoryObj = {
  name: 'Creates an account for a logged-out visitor and goes on',
  ...visitor({
    spec: ['signup.open-to-logged-out-visitors'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await heading(canvas, 'Show your smile');
      const { email, profile } = viewerOf(world());
      await expect([email, profile.name]).toEqual(['robin@post.example', 'Robin']);
    },
  }),
};

export const CheckedWhileTyping: StoryObj = {
  name: 'Checks a changed address while typing',
  ...visitor({
    spec: ['email.checked-after-change'],
    world: withWorld((of) => void ([...of.members.values()][0]!.email = 'known@post.example')),
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'known@post.example');
      await expect(
        await canvas.findByText('You already have an account with this address.', {
          exact: false,
          ignore: '[role="status"]',
        }),
      ).toBeVisible();
      await expect(await emailOf(canvas)).toHaveFocus();
    },
  }),
};

export const ReadingTheTerms: StoryObj = {
  name: 'Opens terms and privacy over the form and keeps the input',
  ...visitor({
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      const page = within(document.body);
      const form = within(canvas.getByRole('main'));
      const isKept = async () => {
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
        await expect(await emailOf(canvas)).toHaveValue('robin@post.example');
        await expect(canvas.getByLabelText('Your name')).toHaveValue('Robin');
        await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
      };
      const terms = form.getByRole('link', { name: 'Terms' });
      await expect(terms).toHaveAttribute('href', '/pages/terms');
      await userEvent.click(terms);
      await page.findByRole('dialog', { name: 'Terms' });
      await userEvent.keyboard('{Escape}');
      await isKept();
      await waitFor(() => expect(terms).toHaveFocus());
      await userEvent.click(form.getByRole('link', { name: 'Privacy' }));
      const privacy = within(await page.findByRole('dialog', { name: 'Privacy' }));
      await userEvent.click(privacy.getByRole('button', { name: 'Close' }));
      await isKept();
      // The footer links must keep the input too.
      const footer = within(canvas.getByRole('navigation', { name: 'About Linden Lane' }));
      await userEvent.click(footer.getByRole('link', { name: 'Terms' }));
      await page.findByRole('dialog', { name: 'Terms' });
      await userEvent.keyboard('{Escape}');
      await isKept();
    },
  }),
};

export const PriceBeforeJoining: StoryObj = {
  name: 'Shows the price of messages and does not claim to be free',
  ...visitor({
    fixed: NOCTURNE_CHARGES,
    globals: { template: 'nocturne', scheme: 'dark' },
    play: async ({ canvas }) => {
      await emailOf(canvas);
      await expect(canvas.getByText(/^A message costs .*0\.30 or more\./)).toBeVisible();
      await expect(within(canvas.getByRole('main')).queryByText(/free/)).toBeNull();
    },
  }),
};

export const FreeToJoin: StoryObj = {
  name: 'Says that joining is free where messages are free',
  ...visitor({
    fixed: NOCTURNE_CHARGES,
    globals: { template: 'classic' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('It takes about two minutes, and it is free.')).toBeVisible();
      await expect(canvas.queryByText(/^A message costs/)).toBeNull();
    },
  }),
};

export const Tablet: StoryObj = atWidth('signup', 'tablet', 'dawn', { viewer: 'visitor', language: 'de' });

export const Desktop: StoryObj = atWidth('signup', 'desktop', 'dusk', { viewer: 'visitor' });
