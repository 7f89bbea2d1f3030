import { anything, matching, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { priceSentence } from '../disclosures.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';
import { emailOf, fillIn, heading, submitOf, visitor } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Account' } satisfies Meta;
export default meta;

/** Asks for address, name and password. */
export const Account: StoryObj = {
  name: 'Step 0',
  ...visitor({
    spec: [
      'signup.step0.asks-email',
      'signup.step0.asks-name',
      'signup.step0.asks-password',
      'signup.allowed-when-signups-all',
    ],
    play: async ({ canvas, canvasElement }) => {
      await expect(await emailOf(canvas)).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText(t('signUp:name'))).toBeVisible();
      await expect(canvas.getByLabelText(t('signUp:password'))).toHaveAttribute('type', 'password');
      // The reset of lists must not take the bullets of one that sets them.
      const list = canvasElement.querySelector('form ul[role="list"]')!;
      await expect(getComputedStyle(list).listStyleType).toBe('disc');
    },
  }),
};

/** Names each missing field. */
export const Required: StoryObj = {
  name: 'Required fields',
  ...visitor({
    spec: ['email.required', 'password.required-non-empty', 'name.required'],
    play: async ({ canvas }) => {
      await userEvent.click(await emailOf(canvas));
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      for (const [label, message] of [
        [t('signUp:email'), t('validation:required.email')],
        [t('signUp:name'), t('validation:required.name')],
        [t('signUp:password'), t('validation:required.password')],
      ] as const)
        await waitFor(() =>
          expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
        );
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

/** Names each missing field on a press, and focuses the first. */
export const Pressed: StoryObj = {
  name: 'Pressed without input',
  ...visitor({
    spec: ['signup.step0.submit-disabled-with-errors'],
    play: async ({ canvas }) => {
      const address = await emailOf(canvas);
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(submitOf(canvas));
      await expect(await canvas.findByText(t('validation:required.email'))).toBeVisible();
      await expect(canvas.getByText(t('validation:required.name'))).toBeVisible();
      await expect(canvas.getByText(t('validation:required.password'))).toBeVisible();
      await waitFor(() => expect(address).toHaveFocus());
    },
  }),
};

/** Joins with what a password manager filled without events. */
export const FilledByAProgram: StoryObj = {
  name: 'Filled by a password manager',
  ...visitor({
    play: async ({ canvas }) => {
      (await emailOf<HTMLInputElement>(canvas)).value = 'robin@post.example';
      canvas.getByLabelText<HTMLInputElement>(t('signUp:password')).value = 'correct horse';
      await userEvent.type(canvas.getByLabelText(t('signUp:name')), 'Robin');
      await userEvent.click(submitOf(canvas));
      await heading(canvas, t('signUp:photo.title'));
      await expect(viewerOf(currentWorld())).toMatchObject({ email: 'robin@post.example' });
    },
  }),
};

/** Rejects an invalid address. */
export const NotAnAddress: StoryObj = {
  name: 'Invalid address',
  ...visitor({
    spec: ['email.format-valid', 'signup.step0.submit-disabled-with-errors'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin-at-home');
      await expect(await canvas.findByText(t('validation:emailInvalid'))).toBeVisible();
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

/** Shows the minimum length of the password. */
export const ShortPassword: StoryObj = {
  name: 'Short password',
  ...visitor({
    spec: ['validation.min-length-message'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example', 'abc');
      await expect(await canvas.findByText(t('validation:minLength', { min: 8 }))).toBeVisible();
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

/** Rejects a name that is the address or starts with @. */
export const NameIsEmail: StoryObj = {
  name: 'Address as a name',
  ...visitor({
    spec: ['name.not-equal-to-email', 'name.not-starting-with-at'],
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin@post.example');
      const name = canvas.getByLabelText(t('signUp:name'));
      const expectProblem = (text: string) =>
        waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(text)));
      await userEvent.type(name, 'robin@post.example');
      await userEvent.tab();
      await expectProblem(t('validation:name_equal_to_email'));
      await userEvent.clear(name);
      await userEvent.type(name, '@robin');
      await expectProblem(t('validation:name_starts_with_at'));
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

/** Limits the name to 150 characters. */
export const LongName: StoryObj = {
  name: 'Long name',
  ...visitor({
    spec: ['name.max-150'],
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByLabelText(t('signUp:name')));
      await userEvent.paste('R'.repeat(151));
      await userEvent.tab();
      await expect(await canvas.findByText(t('validation:maxLength', { max: 150 }))).toBeVisible();
      await userEvent.type(canvas.getByLabelText(t('signUp:name')), '{Backspace}');
      await waitFor(() => expect(canvas.queryByText(t('validation:maxLength', { max: 150 }))).toBeNull());
    },
  }),
};

/** Uses the part before the @ for an empty name. */
export const NameFromAddress: StoryObj = {
  name: 'Name from the address',
  ...visitor({
    spec: ['name.defaults-to-email-local-part'],
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin.h@mail.example');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByLabelText(t('signUp:name'))).toHaveValue('robin.h');
    },
  }),
};

/** Enables the form for a new address. */
export const NewAddress: StoryObj = {
  name: 'New address',
  ...visitor({
    spec: ['email.status-new-is-valid'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
    },
  }),
};

/** Creates an account for a logged-out visitor and goes on. */
export const Joined: StoryObj = {
  ...visitor({
    spec: ['signup.open-to-logged-out-visitors'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await heading(canvas, t('signUp:photo.title'));
      const { email, profile } = viewerOf(currentWorld());
      await expect([email, profile.name]).toEqual(['robin@post.example', 'Robin']);
    },
  }),
};

/** Checks a changed address while typing. */
export const CheckedWhileTyping: StoryObj = {
  name: 'Checked while typing',
  ...visitor({
    spec: ['email.checked-after-change'],
    world: withWorld((world) => void ([...world.members.values()][0]!.email = 'known@post.example')),
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'known@post.example');
      await expect(
        await canvas.findByText(t('signUp:check.active'), {
          exact: false,
          ignore: '[role="status"]',
        }),
      ).toBeVisible();
      await expect(await emailOf(canvas)).toHaveFocus();
    },
  }),
};

/** Opens terms and privacy over the form and keeps the input. */
export const ReadingTheTerms: StoryObj = {
  name: 'Terms and privacy',
  tags: ['legal'],
  ...visitor({
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      const page = within(document.body);
      const form = within(canvas.getByRole('main'));
      const isKept = async () => {
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
        await expect(await emailOf(canvas)).toHaveValue('robin@post.example');
        await expect(canvas.getByLabelText(t('signUp:name'))).toHaveValue('Robin');
        await expect(canvas.getByLabelText(t('signUp:password'))).toHaveValue('correct horse');
      };
      const terms = form.getByRole('link', { name: t('signUp:terms') });
      await expect(terms).toHaveAttribute('href', '/pages/terms');
      await userEvent.click(terms);
      await page.findByRole('dialog', { name: t('signUp:terms') });
      await userEvent.keyboard('{Escape}');
      await isKept();
      await waitFor(() => expect(terms).toHaveFocus());
      await userEvent.click(form.getByRole('link', { name: t('signUp:privacy') }));
      const privacy = within(await page.findByRole('dialog', { name: t('signUp:privacy') }));
      await userEvent.click(privacy.getByRole('button', { name: t('common:close') }));
      await isKept();
      // The footer links must keep the input too.
      const footer = within(
        canvas.getByRole('navigation', {
          name: t('shell:footerNavigation', { siteName: currentWorld().settings.name }),
        }),
      );
      await userEvent.click(footer.getByRole('link', { name: t('shell:terms') }));
      await page.findByRole('dialog', { name: t('signUp:terms') });
      await userEvent.keyboard('{Escape}');
      await isKept();
    },
  }),
};

/** Shows the price of messages and does not claim to be free. */
export const PriceBeforeJoining: StoryObj = {
  name: 'Message price',
  tags: ['legal'],
  ...visitor({
    world: { site: 'nocturne' },
    play: async ({ canvas }) => {
      await emailOf(canvas);
      await expect(canvas.getByText(priceSentence(money(30), money(60)))).toBeVisible();
      await expect(within(canvas.getByRole('main')).queryByText(t('signUp:leadFree'))).toBeNull();
      await expect(canvas.queryByText(t('common:messagesFree'))).toBeNull();
    },
  }),
};

/** Says that joining is free where messages are free. */
export const FreeToJoin: StoryObj = {
  name: 'Free messages',
  tags: ['legal'],
  ...visitor({
    world: { site: 'classic' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('signUp:leadFree'))).toBeVisible();
      await expect(canvas.queryByText(matching(priceSentence(anything, anything)))).toBeNull();
    },
  }),
};
