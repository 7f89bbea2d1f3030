import { createPersistentStore, persistentKey } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { viewerOf } from '../world.ts';
import { heading, member } from '../sign-up.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

/** Steps at which a returning member resumes. `Steps as one meets them` covers what only the account knows. */
const meta = { title: 'Screens/Sign-up/Resume' } satisfies Meta;
export default meta;

export const WithoutAutoSkip: StoryObj = {
  name: 'Continues after the photo step on a site without auto-skip',
  ...member(6, {
    change: (of) => {
      of.settings.signup.autoSkip = false;
      const photo = drawnPhoto('smile');
      Object.assign(viewerOf(of).profile, { main_image: photo, images: [photo] });
    },
    play: async ({ canvas }) => void (await heading(canvas, 'Where do you live?')),
  }),
};

/** Storage with state from an earlier visit. */
const localStore = createPersistentStore({ storage: () => undefined });

export const AtTheKeptStep: StoryObj = {
  name: 'Keeps step and input after a reload, even with a complete account',
  ...member(6, {
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne', scheme: 'dark' },
    viewport: 'phone',
    ports: { localStore },
    change: (of) => {
      const { id } = viewerOf(of).profile;
      const texts = of.settings.text_fields.map((name) => [name, name === 'about_me' ? 'I bake' : '']);
      localStore.write(persistentKey(id, 'step'), '"about"');
      localStore.write(persistentKey(id, 'signup-about'), JSON.stringify(Object.fromEntries(texts)));
    },
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('I bake');
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 5 of 7');
    },
  }),
};
