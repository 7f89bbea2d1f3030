import { anything, matching, money, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { viewerOf, withWorld, world } from '../world.ts';
import { emailOf, fillIn, heading, submitOf, visitor } from '../sign-up.ts';
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
      await expect(canvas.getByLabelText(t('signUp:name'))).toBeVisible();
      await expect(canvas.getByLabelText(t('signUp:password'))).toHaveAttribute('type', 'password');
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
      await userEvent.click(await canvas.findByLabelText(t('signUp:email')));
      await userEvent.tab();
      await expect(await canvas.findByText(t('validation:required.email'))).toBeVisible();
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

export const Pressed: StoryObj = {
  name: 'Names each missing field on a press, and focuses the first',
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

export const FilledByAProgram: StoryObj = {
  name: 'Joins with what a password manager filled without events',
  ...visitor({
    play: async ({ canvas }) => {
      (await emailOf<HTMLInputElement>(canvas)).value = 'robin@post.example';
      canvas.getByLabelText<HTMLInputElement>(t('signUp:password')).value = 'correct horse';
      await userEvent.type(canvas.getByLabelText(t('signUp:name')), 'Robin');
      await userEvent.click(submitOf(canvas));
      await heading(canvas, t('signUp:photo.title'));
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
      await expect(await canvas.findByText(t('validation:emailInvalid'))).toBeVisible();
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
      await expect(await canvas.findByText(t('validation:minLength', { min: 8 }))).toBeVisible();
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

export const LongName: StoryObj = {
  name: 'Limits the name to 150 characters',
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

export const NameFromAddress: StoryObj = {
  name: 'Uses the part before the @ for an empty name',
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
      await heading(canvas, t('signUp:photo.title'));
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
        await canvas.findByText(t('signUp:check.active'), {
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
          name: t('shell:footerNavigation', { siteName: world().settings.name }),
        }),
      );
      await userEvent.click(footer.getByRole('link', { name: t('shell:terms') }));
      await page.findByRole('dialog', { name: t('signUp:terms') });
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
      await expect(canvas.getByText(t('common:messagePrice', { price: money(30) }))).toBeVisible();
      await expect(within(canvas.getByRole('main')).queryByText(t('signUp:leadFree'))).toBeNull();
      await expect(canvas.queryByText(t('common:messagesFree'))).toBeNull();
    },
  }),
};

export const FreeToJoin: StoryObj = {
  name: 'Says that joining is free where messages are free',
  ...visitor({
    fixed: NOCTURNE_CHARGES,
    globals: { template: 'classic' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('signUp:leadFree'))).toBeVisible();
      await expect(canvas.queryByText(matching(t('common:messagePrice', { price: anything })))).toBeNull();
    },
  }),
};

export const Tablet: StoryObj = atWidth('signup', 'tablet', 'dawn', { viewer: 'visitor' });

export const Desktop: StoryObj = atWidth('signup', 'desktop', 'dusk', { viewer: 'visitor' });
