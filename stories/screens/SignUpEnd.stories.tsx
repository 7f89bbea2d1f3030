import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { viewerOf, others, world } from '../world.ts';
import { member, heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Members and end' } satisfies Meta;
export default meta;

export const Members: StoryObj = {
  name: 'Step 6 shows profiles and needs no input',
  ...member(6, {
    spec: ['signup.step6.embedded-step', 'signup.step6.completes-by-moving-on'],
    play: async ({ canvas }) => {
      await heading(canvas, 'People you might like');
      await expect(canvas.getByRole('progressbar')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await heading(canvas, 'One last thing');
    },
  }),
};

/** Waits for the error of step 6. */
async function expectNobodyLoaded(canvas: Canvas): Promise<void> {
  await heading(canvas, 'People you might like');
  await expect(await canvas.findByText('We couldn’t load anyone just now.')).toBeVisible();
}

export const MembersFail: StoryObj = {
  name: 'Step 6 offers a retry and continues when profiles fail to load',
  ...member(6, {
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expectNobodyLoaded(canvas);
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expect(canvas.queryByText(/They joined/)).toBeNull();
    },
  }),
};

export const MembersOnRetry: StoryObj = {
  name: 'Step 6 loads profiles on a retry',
  ...member(6, {
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      await expectNobodyLoaded(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText(/They joined/)).toBeVisible();
      await expect(canvas.queryByText('We couldn’t load anyone just now.')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('main').querySelectorAll('li').length).toBeGreaterThan(0));
    },
  }),
};

export const NobodyYet: StoryObj = {
  name: 'Step 6 without suggestions',
  ...member(6, {
    change: (of) => others(of).forEach(({ id }) => of.members.delete(id)),
    play: async ({ canvas }) => {
      await heading(canvas, 'People you might like');
      await expect(await canvas.findByText('There is nobody to suggest yet.')).toBeVisible();
      await expect(canvas.queryByText(/They joined/)).toBeNull();
    },
  }),
};

const finish = async (canvas: Canvas) => {
  await heading(canvas, 'People you might like');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await heading(canvas, 'One last thing');
};

export const Done: StoryObj = {
  name: 'Step 7 asks to open the mail, and offers to correct the address',
  ...member(6, {
    change: (of) => void (viewerOf(of).emailConfirmed = false),
    spec: [
      'signup.step7.asks-to-check-email',
      'signup.step7.mentions-spam-box',
      'signup.step7.change-email-link',
    ],
    play: async ({ canvas }) => {
      await finish(canvas);
      const { email } = viewerOf(world());
      const request = `We have sent a link to ${email}. Open it to confirm your address.`;
      await expect(canvas.getByText(request)).toBeVisible();
      await expect(canvas.getByText(/spam folder/)).toBeVisible();
      await expect(canvas.queryByText(/address is confirmed/)).toBeNull();
      const link = canvas.getByRole('link', { name: /Is the address wrong/ });
      await expect(link).toHaveAttribute('href', '/notifications#email-change-incorrect');
    },
  }),
};

export const AddressWrong: StoryObj = {
  name: 'Corrects the address from step 7',
  ...member(6, {
    play: async ({ canvas }) => {
      await finish(canvas);
      await userEvent.click(canvas.getByRole('link', { name: /Is the address wrong/ }));
      await heading(canvas, 'Notifications');
      await expect(await canvas.findByLabelText('New email address')).toBeVisible();
    },
  }),
};

export const ToTheMembers: StoryObj = {
  name: 'Opens the search with the last button of the wizard',
  ...member(6, {
    spec: ['signup.step7.members-button-goes-to-members'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await userEvent.click(canvas.getByRole('link', { name: 'Go to the members' }));
      await expect(await heading(canvas, 'Members')).toBeVisible();
    },
  }),
};

export const DoneWithoutButton: StoryObj = {
  name: 'Site without a link to the search',
  ...member(6, {
    change: ({ settings }) => void (settings.signup.membersButton = false),
    spec: ['signup.step7.members-button-only-if-setting-allows', 'settings.template-features'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.queryByRole('link', { name: 'Go to the members' })).toBeNull();
    },
  }),
};

export const Dots: StoryObj = {
  name: 'Shows progress in sixths, as text and as a bar with four dots',
  ...member(4, {
    spec: [
      'signup.progress-step-over-6',
      'signup.progress-four-dots',
      'signup.steps-0-to-7',
      'settings.field.signup-showdots',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'A little about you');
      const bar = canvas.getByRole('progressbar');
      // The dots are milestones on the bar, not a second progress element.
      const dots = [...bar.querySelectorAll('[data-part="dots"] span')];
      await expect(dots.map((dot) => dot.getAttribute('data-state'))).toEqual([
        'done',
        'done',
        'current',
        'ahead',
      ]);
      await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo((4 / 6) * 100, 0);
      await expect(bar).toHaveAttribute('aria-valuetext', 'Step 4 of 7');
      await expect(within(bar).getByText('Step 4 of 7')).toBeVisible();
    },
  }),
};

export const WithoutDots: StoryObj = {
  name: 'Site without dots',
  ...member(4, {
    change: ({ settings }) => void (settings.signup.showDots = false),
    spec: ['signup.progress-dots-need-showdots', 'settings.field.signup-showdots'],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, 'A little about you');
      await expect(canvasElement.querySelector('[data-part="dots"]')).toBeNull();
    },
  }),
};
