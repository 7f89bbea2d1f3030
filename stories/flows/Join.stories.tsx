import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { currentWorld } from '../world.ts';
import { completeSignUp, robin, type InputMethod } from '../complete-sign-up.ts';

const meta = { title: 'Flows/Join' } satisfies Meta;
export default meta;

/** Presses Tab until the wanted element has the focus. */
async function tabTo(findTarget: () => HTMLElement): Promise<void> {
  for (let stops = 0; stops < 40 && document.activeElement !== findTarget(); stops += 1)
    await userEvent.tab();
  await expect(findTarget()).toHaveFocus();
}

/** Expects an element large enough for a finger. */
async function expectLarge(target: HTMLElement): Promise<void> {
  const { width, height } = target.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

const keys: InputMethod = {
  press: async (findTarget) => {
    await tabTo(findTarget);
    await expectLarge(findTarget());
    await userEvent.keyboard('{Enter}');
  },
  write: async (field, words) => {
    await tabTo(field);
    await userEvent.keyboard(words);
  },
};

const tap = (target: HTMLElement) => userEvent.pointer([{ keys: '[TouchA]', target }]);

const finger: InputMethod = {
  press: async (findTarget) => {
    await expectLarge(findTarget());
    await tap(findTarget());
  },
  write: async (field, words) => {
    await tap(field());
    await expect(field()).toHaveFocus();
    // On-screen keyboards have no Tab key, so each field is tapped.
    await userEvent.keyboard(words);
  },
};

const createJoinStory = (hands: InputMethod, options: ScreenOptions = {}): StoryObj =>
  screen('signup', {
    ...options,
    spec: ['signup.optional-steps-skippable', 'signup.steps-0-to-7'],
    play: async ({ canvas }) => {
      await completeSignUp(hands, canvas);
      await expect([...currentWorld().members.values()].at(-1)?.email).toBe(robin.email);
    },
  });

/** Completes the sign-up with the keyboard alone. */
export const ByKeyboard: StoryObj = {
  name: 'By keyboard',
  ...createJoinStory(keys),
};

/** Completes the sign-up by touch on a phone, with large targets. */
export const ByTouch: StoryObj = {
  name: 'By touch',
  tags: ['full'],
  ...createJoinStory(finger, {
    fixed: 'Visitors join here by touch. Open “By keyboard” to see the steps at another width.',
    viewport: 'phone',
  }),
};
