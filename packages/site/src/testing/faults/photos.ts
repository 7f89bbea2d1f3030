import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { heading, press, text, pollValue, viewerOf, type FaultRow, type FaultyPage } from './row.ts';

const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const ids = (world: World) => viewerOf(world).profile.images.map(({ id }) => id);

const listShownIds = () =>
  [...(screen.queryByRole('list', { name: 'Your photos' })?.children ?? [])].map((item) =>
    item.getAttribute('data-item'),
  );

/** Presses buttons one after the other. */
async function pressAll(page: FaultyPage, buttons: readonly string[]): Promise<void> {
  for (const button of buttons) await press(page, button);
}

/** Step 2 with a change that fails to save: the photos return to the saved state, with an error. */
const change = (
  call: 'orderImages' | 'deleteImage',
  buttons: readonly string[],
  remainingIds: readonly string[],
): FaultRow => ({
  call,
  step: 2,
  prepare: (world) => {
    const images = ['a', 'b'].map((id) => ({ id, thumb_filename: `${id}.webp` }));
    // The profile is complete enough to continue; a reload still stays on this step.
    Object.assign(viewerOf(world).profile, { images, main_image: images[0] });
  },
  ready: () => heading('Show your smile'),
  act: (page) => pressAll(page, buttons),
  expectError: async ({ world }) => {
    await text('We couldn’t store that change.');
    await pollValue(listShownIds).toEqual(['a', 'b']);
    expect(ids(world)).toEqual(['a', 'b']);
  },
  retry: (page) => pressAll(page, buttons),
  expectSuccess: async ({ world }) => {
    await pollValue(() => ids(world)).toEqual(remainingIds);
    await pollValue(listShownIds).toEqual(remainingIds);
    await pollValue(() => screen.queryByText(/couldn’t store/)).toBeNull();
  },
});

/** Calls of step 2. */
export const photoRows: readonly FaultRow[] = [
  {
    call: 'uploadImages',
    step: 2,
    ready: () => heading('Show your smile'),
    act: ({ user }) =>
      user.upload(
        document.querySelector<HTMLInputElement>('input[type="file"]')!,
        new File([head], 'me.png', { type: 'image/png' }),
      ),
    expectError: async ({ world }) => {
      await text('We couldn’t send me.png.');
      expect(ids(world)).toEqual([]);
    },
    retry: (page) => press(page, 'Try me.png again'),
    expectSuccess: async ({ world }) => {
      await pollValue(() => listShownIds().length).toBe(1);
      expect(ids(world)).toHaveLength(1);
      await pollValue(() => screen.queryByText(/couldn’t send/)).toBeNull();
    },
  },
  change('orderImages', ['Make photo 2 the main photo'], ['b', 'a']),
  change('deleteImage', ['Remove photo 1', 'Remove photo'], ['b']),
];
