import { containing, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { viewerOf, others, currentWorld } from '../world.ts';
import { member, heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Members and end' } satisfies Meta;
export default meta;

/** Shows profiles and needs no input. */
export const Members: StoryObj = {
  name: 'Step 6',
  ...member(6, {
    spec: ['signup.step6.embedded-step', 'signup.step6.completes-by-moving-on'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:members.title'));
      await expect(canvas.getByRole('progressbar')).toBeVisible();
      // Each face opens.
      const faces = await within(canvas.getByRole('main')).findAllByRole('link');
      await expect(faces[0]).toHaveAttribute('href', expect.stringMatching(/^\/members\/[^/]+$/));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:members.continue') }));
      await heading(canvas, t('signUp:done.title'));
    },
  }),
};

/** Waits for the error of step 6. */
async function expectNobodyLoaded(canvas: Canvas): Promise<void> {
  await heading(canvas, t('signUp:members.title'));
  await expect(await canvas.findByText(t('signUp:members.failed'))).toBeVisible();
}

/** Offers a retry and continues when profiles fail to load. */
export const MembersFail: StoryObj = {
  name: 'Step 6, profiles failed',
  tags: ['fault'],
  ...member(6, {
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expectNobodyLoaded(canvas);
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('signUp:members.continue') })).toBeVisible();
      await expect(
        canvas.queryByText(t('signUp:members.lead', { siteName: currentWorld().settings.name })),
      ).toBeNull();
    },
  }),
};

/** Loads profiles on a retry. */
export const MembersOnRetry: StoryObj = {
  name: 'Step 6, profiles after a retry',
  tags: ['fault'],
  ...member(6, {
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      await expectNobodyLoaded(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await expect(
        await canvas.findByText(t('signUp:members.lead', { siteName: currentWorld().settings.name })),
      ).toBeVisible();
      await expect(canvas.queryByText(t('signUp:members.failed'))).toBeNull();
      await waitFor(() => expect(canvas.getByRole('main').querySelectorAll('li').length).toBeGreaterThan(0));
    },
  }),
};

/** Says that there is nobody to suggest yet. */
export const NobodyYet: StoryObj = {
  name: 'Step 6 without suggestions',
  ...member(6, {
    change: (world) => others(world).forEach(({ id }) => world.members.delete(id)),
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:members.title'));
      await expect(await canvas.findByText(t('signUp:members.empty'))).toBeVisible();
      await expect(
        canvas.queryByText(t('signUp:members.lead', { siteName: currentWorld().settings.name })),
      ).toBeNull();
    },
  }),
};

const finish = async (canvas: Canvas) => {
  await heading(canvas, t('signUp:members.title'));
  await userEvent.click(canvas.getByRole('button', { name: t('signUp:members.continue') }));
  await heading(canvas, t('signUp:done.title'));
};

/** Asks to open the mail, and offers to correct the address. */
export const Done: StoryObj = {
  name: 'Step 7',
  ...member(6, {
    change: (world) => void (viewerOf(world).emailConfirmed = false),
    spec: [
      'signup.step7.asks-to-check-email',
      'signup.step7.mentions-spam-box',
      'signup.step7.change-email-link',
    ],
    play: async ({ canvas }) => {
      await finish(canvas);
      const { email } = viewerOf(currentWorld());
      await expect(canvas.getByText(t('signUp:done.text', { email }))).toBeVisible();
      await expect(canvas.getByText(t('signUp:done.spam'))).toBeVisible();
      await expect(canvas.queryByText(t('signUp:mail.confirmed'))).toBeNull();
      const link = canvas.getByRole('link', { name: containing(t('signUp:done.changeEmail')) });
      await expect(link).toHaveAttribute('href', '/notifications#email-change-incorrect');
    },
  }),
};

/** Corrects the address from step 7. */
export const AddressWrong: StoryObj = {
  name: 'Wrong address',
  ...member(6, {
    play: async ({ canvas }) => {
      await finish(canvas);
      await userEvent.click(canvas.getByRole('link', { name: containing(t('signUp:done.changeEmail')) }));
      await heading(canvas, t('notifications:title'));
      await expect(await canvas.findByLabelText(t('notifications:change.email'))).toBeVisible();
    },
  }),
};

/** Opens the search with the last button of the wizard. */
export const ToTheMembers: StoryObj = {
  name: 'On to the search',
  ...member(6, {
    spec: ['signup.step7.members-button-goes-to-members'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await userEvent.click(canvas.getByRole('link', { name: t('signUp:done.members') }));
      await expect(await heading(canvas, t('search:title'))).toBeVisible();
    },
  }),
};

/** Leads back to the plan from which a visitor came to the sign-up. */
export const ToThePlan: StoryObj = {
  name: 'Back to a purchase',
  ...member(6, {
    query: { next: '/premium?plan=premium-90' },
    play: async ({ canvas }) => {
      await finish(canvas);
      await userEvent.click(canvas.getByRole('link', { name: t('signUp:done.next') }));
      await heading(canvas, t('commerce:premium.title'));
      const plan = containing(t('commerce:product.premium', { count: 90 }));
      await expect(await canvas.findByRole('radio', { name: plan })).toBeChecked();
    },
  }),
};

/** Leaves out the link to the search on a site without it. */
export const DoneWithoutButton: StoryObj = {
  name: 'Site without a link to the search',
  ...member(6, {
    change: ({ settings }) => void (settings.signup.membersButton = false),
    spec: ['signup.step7.members-button-only-if-setting-allows', 'settings.template-features'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.queryByRole('link', { name: t('signUp:done.members') })).toBeNull();
    },
  }),
};

/** Shows progress in sixths, as text and as a bar with four dots, in a frame without navigation. */
export const Dots: StoryObj = {
  name: 'Progress',
  ...member(4, {
    spec: [
      'signup.progress-step-over-6',
      'signup.progress-four-dots',
      'signup.steps-0-to-7',
      'settings.field.signup-showdots',
    ],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:person.title'));
      // Nothing around the wizard leads away but the logo, help and the legal links.
      await expect(canvasElement.querySelector('[data-part="navigation"]')).toBeNull();
      await expect(canvas.queryByRole('button', { name: t('shell:account') })).toBeNull();
      await expect(canvas.getByRole('link', { name: t('shell:help') })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: t('shell:changeLanguage') })).toBeVisible();
      const bar = canvas.getByRole('progressbar');
      // The dots are milestones on the bar, not a second progress element.
      const dots = [...bar.querySelectorAll('[data-part="dots"] span')];
      await expect(dots.map((dot) => dot.getAttribute('data-state'))).toEqual([
        'done',
        'done',
        'current',
        'ahead',
      ]);
      const segments = [...bar.querySelectorAll('[data-part="bar"] span')];
      const states = segments.map((segment) => segment.getAttribute('data-state'));
      await expect(states).toEqual(['done', 'done', 'done', 'current', null, null]);
      await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo((4 / 6) * 100, 0);
      const words = t('signUp:stepAndDot', { step: 4, count: 6, dot: 3, dots: 4 });
      await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(matching(words)));
      // Only the step is in sight; the dots show the part of the profile.
      await expect(within(bar).getByText(t('signUp:step', { step: 4, count: 6 }))).toBeVisible();
      await expect(within(bar).queryByText(words)).toBeNull();
    },
  }),
};

/** Leaves out the dots that show the progress on a site without them. */
export const WithoutDots: StoryObj = {
  name: 'Site without dots',
  ...member(4, {
    change: ({ settings }) => void (settings.signup.showDots = false),
    spec: ['signup.progress-dots-need-showdots', 'settings.field.signup-showdots'],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:person.title'));
      await expect(canvasElement.querySelector('[data-part="dots"]')).toBeNull();
      await expect(canvas.getByText(t('signUp:step', { step: 4, count: 6 }))).toBeVisible();
    },
  }),
};
