import { containing, t, type TextKey } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import type { ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, currentWorld } from '../world.ts';
import { emailOf, fillIn, submitOf, visitor, heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Account, address' } satisfies Meta;
export default meta;

/** Returns a story in which the typed address belongs to an account in a certain state. */
const addressOf = (
  state: Partial<{ emailConfirmed: boolean; isDeleted: boolean }>,
  spec: string[],
  text: TextKey,
  link: { name: TextKey; href: string },
): StoryObj =>
  visitor({
    spec,
    world: withWorld(({ members }) => {
      Object.assign([...members.values()][0]!, { email: 'known@post.example', ...state });
    }),
    play: async ({ canvas, canvasElement }) => {
      const words = t(text);
      await fillIn(canvas, 'known@post.example');
      await expect(await canvas.findByText(words, { exact: false, ignore: '[role="status"]' })).toBeVisible();
      // The error is also announced after the focus has left the field.
      await expect(
        canvas.getByText(words, { exact: false, selector: '[role="status"]' }),
      ).toBeInTheDocument();
      const error = canvasElement.querySelector<HTMLElement>('[data-part="error"] a');
      await expect(error).toHaveTextContent(t(link.name));
      await expect(error).toHaveAttribute('href', link.href);
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  });

/** Links to the login for an address with an account. */
export const Active: StoryObj = {
  name: 'Address with an account',
  ...addressOf(
    {},
    ['email.message-active-with-login-link', 'email.other-status-is-invalid'],
    'signUp:check.active',
    { name: 'signUp:login', href: '/login' },
  ),
};

/** Links to the login for an unconfirmed address. */
export const NotConfirmed: StoryObj = {
  name: 'Unconfirmed address',
  ...addressOf(
    { emailConfirmed: false },
    ['email.message-not-confirmed-with-login-link', 'email.other-status-is-invalid'],
    'signUp:check.not_confirmed',
    {
      name: 'signUp:login',
      href: '/login',
    },
  ),
};

/** Links to customer service for a deleted account. */
export const Deleted: StoryObj = {
  name: 'Address of a deleted account',
  ...addressOf(
    { isDeleted: true },
    ['email.message-deleted-with-service-link', 'email.other-status-is-invalid'],
    'signUp:check.deleted',
    {
      name: 'signUp:service',
      href: '/pages/service',
    },
  ),
};

/** Shows an error for an address that cannot receive mail. */
export const Invalid: StoryObj = {
  name: 'Address that cannot receive mail',
  ...visitor({
    spec: ['email.message-invalid', 'email.other-status-is-invalid'],
    play: async ({ canvas }) => {
      // The page accepts this address; the server rejects it.
      await fillIn(canvas, 'robin@mail.x');
      await expect(
        await canvas.findByText(t('signUp:check.invalid'), {
          exact: false,
          ignore: '[role="status"]',
        }),
      ).toBeVisible();
      await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
    },
  }),
};

/** Says that an address is being checked, without an error. */
export const Checking: StoryObj = {
  name: 'Address being checked',
  tags: ['fault'],
  ...visitor({
    world: { faults: { checkEmail: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await expect(await canvas.findByText(t('signUp:check.checking'))).toBeVisible();
      await waitFor(() => expect(submitOf(canvas)).toBeVisible());
      await expect(await emailOf(canvas)).not.toBeInvalid();
    },
  }),
};

/** Types an address whose check fails, and waits for the error. */
async function failToCheck(canvas: Canvas): Promise<void> {
  await fillIn(canvas, 'robin@post.example');
  const error = { exact: false, ignore: '[role="status"]' };
  await expect(await canvas.findByText(t('signUp:check.failed'), error)).toBeVisible();
  await expect(submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
}

/** Rejects an address when the check fails. */
export const CheckFails: StoryObj = {
  name: 'Check failed',
  tags: ['fault'],
  ...visitor({
    spec: ['email.check-error-is-invalid'],
    world: { faults: { checkEmail: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await failToCheck(canvas);
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    },
  }),
};

/** Checks an address again on a retry. */
export const CheckedOnRetry: StoryObj = {
  name: 'Checked on retry',
  tags: ['fault'],
  ...visitor({
    world: { faults: { checkEmail: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      await failToCheck(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
    },
  }),
};

/** Disables the button while the account is created. */
export const Busy: StoryObj = {
  tags: ['fault'],
  ...visitor({
    spec: ['signup.step0.submit-disabled-while-busy'],
    world: { faults: { signUp: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: containing(t('signUp:submit')) })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      );
    },
  }),
};

type Fault = NonNullable<NonNullable<NonNullable<ScreenOptions['world']>['faults']>['signUp']>;

/** Submits step 0 against a fault, and expects the reason, the input and a button to try again. */
const notCreated = (fault: Fault, reason: TextKey, spec: string[] = []): StoryObj =>
  visitor({
    spec,
    world: withWorld(undefined, { faults: { signUp: fault } }),
    // The browser's own alert gives the reason.
    mark: 'form:not([aria-busy])',
    play: async ({ canvas }) => {
      const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
      spyOn(console, 'error').mockImplementation(() => undefined);
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.stringMatching(containing(t(reason)))));
      await expect(await emailOf(canvas)).toHaveValue('robin@post.example');
      await expect(canvas.getByLabelText(t('signUp:password'))).toHaveValue('correct horse');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
    },
  });

const refusedSpec = ['error.signup-failure-form-re-enabled'];
const refusedStory = notCreated(
  { kind: 'error', code: 'weak_password' },
  'error:code.weak_password',
  refusedSpec,
);

/** Keeps the input when the server refuses the password, and says so at its field after the alert. */
export const Failed: StoryObj = {
  name: 'Refused password',
  tags: ['fault'],
  ...refusedStory,
  play: async (context) => {
    await refusedStory.play?.(context);
    const password = context.canvas.getByLabelText(t('signUp:password'));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(containing(t('error:code.weak_password')));
  },
};

/** Keeps the input without a connection. */
export const Offline: StoryObj = {
  tags: ['fault'],
  ...notCreated({ kind: 'offline' }, 'error:offline'),
};

/** Keeps the input after too many attempts. */
export const TooManyAttempts: StoryObj = {
  name: 'Too many attempts',
  tags: ['fault'],
  ...notCreated({ kind: 'error', code: 'too_many_requests' }, 'error:code.too_many_requests'),
};

/** Creates the account on the second attempt. */
export const CreatedOnRetry: StoryObj = {
  name: 'Created on retry',
  tags: ['fault'],
  ...visitor({
    world: withWorld(undefined, { faults: { signUp: { kind: 'offline', times: 1 } } }),
    play: async ({ canvas }) => {
      const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
      spyOn(console, 'error').mockImplementation(() => undefined);
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await waitFor(() => expect(alert).toHaveBeenCalledOnce());
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await heading(canvas, t('signUp:photo.title'));
      await expect([...currentWorld().members.values()].at(-1)).toMatchObject({
        email: 'robin@post.example',
      });
    },
  }),
};

/** Explains an invitation-only site and links to the login. */
export const InviteOnly: StoryObj = {
  name: 'Invitation only',
  ...visitor({
    spec: [
      'signup.invite-only-message',
      'signup.invite-only-shows-site-name',
      'signup.invite-only-login-link',
      'signup.blocked-when-invite-only',
      'settings.field.signups',
    ],
    world: { change: ({ settings }) => void (settings.signups = 'invite_only') },
    play: async ({ canvas, canvasElement }) => {
      await expect(
        await canvas.findByText(t('shell:inviteOnly', { siteName: currentWorld().settings.name })),
      ).toBeVisible();
      const main = canvasElement.querySelector('main');
      await expect(main?.querySelector('form')).toBeNull();
      await expect(main?.querySelector('a[href="/login"]')).toBeVisible();
    },
  }),
};

/** Rejects a direct visitor on a site for campaign visitors only. */
export const NoTrafficSource: StoryObj = {
  name: 'Campaigns only, without a campaign',
  ...visitor({
    spec: ['signup.blocked-with-trafficsource-without-param', 'settings.field.signups'],
    world: { change: ({ settings }) => void (settings.signups = 'with_trafficsource') },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByText(t('shell:inviteOnly', { siteName: currentWorld().settings.name }));
      await expect(canvasElement.querySelector('main form')).toBeNull();
    },
  }),
};

/** Accepts a visitor from an advert on the same site. */
export const FromAnAdvert: StoryObj = {
  name: 'Campaigns only, from an advert',
  tags: ['full'],
  ...visitor({
    spec: ['signup.allowed-with-trafficsource-param', 'settings.field.signups'],
    query: { ref: 'spring' },
    world: withWorld(({ settings }) => void (settings.signups = 'with_trafficsource')),
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await heading(canvas, t('signUp:photo.title'));
    },
  }),
};
