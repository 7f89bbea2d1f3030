import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenAt } from '../../.storybook/screen.ts';

const meta = { title: 'Screens/Landing pages/Slugs' } satisfies Meta;
export default meta;

/** A site of a niche, opened at a slug: the page, or the error page for the slug of another niche. */
const slug = (niche: number, first: string, isFound: boolean): StoryObj =>
  screenAt(`/landers/transitionsvideolanding/${first}/summer`, {
    globals: { viewer: 'visitor' },
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

export const WithoutNiche = slug(1, 'nl', true);
export const WithoutNicheOtherSlug = slug(1, 'bbw-nl', false);
export const NicheShe = slug(2, 'she-nl', true);
export const NicheSheOtherSlug = slug(2, 'nl', false);
export const NicheBdsm = slug(3, 'bdsm-nl', true);
export const NicheBdsmOtherSlug = slug(3, 'she-nl', false);
export const NicheBbw = slug(4, 'bbw-nl', true);
export const NicheBbwOtherSlug = slug(4, 'bdsm-nl', false);
export const NicheGilf = slug(5, 'gilf-nl', true);
export const NicheGilfOtherSlug = slug(5, 'milf-nl', false);
export const NicheMilf = slug(6, 'milf-nl', true);
export const NicheMilfOtherSlug = slug(6, 'gilf-nl', false);
export const NicheGay = slug(7, 'gay-nl', true);
export const NicheGayOtherSlug = slug(7, 'nl', false);
export const EnglishIsEng = slug(4, 'bbw-eng', true);
export const EnglishIsNotEn = slug(4, 'bbw-en', false);
