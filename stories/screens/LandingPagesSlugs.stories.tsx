import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenAt } from '@meetcute/storybook/screen';

const meta = { title: 'Screens/Landing pages/Slugs' } satisfies Meta;
export default meta;

/**
 * A site of a niche, opened at a slug: the page, or the error page for the slug of another niche. `npm test` has one niche,
 * because a test of `core` has the table (`packages/core/src/landers`).
 */
const slug = (niche: number, first: string, isFound: boolean): StoryObj =>
  screenAt(`/landers/transitionsvideolanding/${first}/summer`, {
    spec: [
      first.endsWith('-nl') || first === 'nl' ? 'lander.slug-prefix-by-niche' : 'lander.locale-en-is-eng',
      'settings.field.niche',
    ],
    world: { change: ({ settings }) => void (settings.niche = niche) },
    play: async ({ canvas }) => {
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(heading).toHaveTextContent(isFound ? t('landers:transitions.one') : t('error:heading'));
      if (!isFound) await expect(canvas.getByText('404')).toBeVisible();
    },
  });

/** Opens at the slug of its niche. */
export const WithoutNiche: StoryObj = { tags: ['full'], name: 'Without a niche', ...slug(1, 'nl', true) };
/** Responds with 404 to the slug of another niche. */
export const WithoutNicheOtherSlug: StoryObj = {
  tags: ['full'],
  name: 'Without a niche, slug of BBW',
  ...slug(1, 'bbw-nl', false),
};
/** Opens at the slug of its niche. */
export const NicheShe: StoryObj = { tags: ['full'], name: 'She', ...slug(2, 'she-nl', true) };
/** Responds with 404 to the slug of another niche. */
export const NicheSheOtherSlug: StoryObj = {
  tags: ['full'],
  name: 'She, slug without a niche',
  ...slug(2, 'nl', false),
};
/** Opens at the slug of its niche. */
export const NicheBdsm: StoryObj = { tags: ['full'], name: 'BDSM', ...slug(3, 'bdsm-nl', true) };
/** Responds with 404 to the slug of another niche. */
export const NicheBdsmOtherSlug: StoryObj = {
  tags: ['full'],
  name: 'BDSM, slug of She',
  ...slug(3, 'she-nl', false),
};
/** Opens at the slug of its niche. */
export const NicheBbw: StoryObj = { name: 'BBW', ...slug(4, 'bbw-nl', true) };
/** Responds with 404 to the slug of another niche. */
export const NicheBbwOtherSlug: StoryObj = { name: 'BBW, slug of BDSM', ...slug(4, 'bdsm-nl', false) };
/** Opens at the slug of its niche. */
export const NicheGilf: StoryObj = { tags: ['full'], name: 'GILF', ...slug(5, 'gilf-nl', true) };
/** Responds with 404 to the slug of another niche. */
export const NicheGilfOtherSlug: StoryObj = {
  tags: ['full'],
  name: 'GILF, slug of MILF',
  ...slug(5, 'milf-nl', false),
};
/** Opens at the slug of its niche. */
export const NicheMilf: StoryObj = { tags: ['full'], name: 'MILF', ...slug(6, 'milf-nl', true) };
/** Responds with 404 to the slug of another niche. */
export const NicheMilfOtherSlug: StoryObj = {
  tags: ['full'],
  name: 'MILF, slug of GILF',
  ...slug(6, 'gilf-nl', false),
};
/** Opens at the slug of its niche. */
export const NicheGay: StoryObj = { tags: ['full'], name: 'Gay', ...slug(7, 'gay-nl', true) };
/** Responds with 404 to the slug of another niche. */
export const NicheGayOtherSlug: StoryObj = {
  tags: ['full'],
  name: 'Gay, slug without a niche',
  ...slug(7, 'nl', false),
};
/** Opens at the slug with the long code of English. */
export const EnglishIsEng: StoryObj = { name: 'English as eng', ...slug(4, 'bbw-eng', true) };
/** Responds with 404 to the short code of English. */
export const EnglishIsNotEn: StoryObj = { name: 'English as en', ...slug(4, 'bbw-en', false) };
