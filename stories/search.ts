import { localeCodes } from '@meetcute/i18n';
import { t, textsIn } from '@meetcute/storybook';
import { setTexts, siteOnStage } from '@meetcute/storybook/stage';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Resolves with the list of results. */
export const results = (canvas: Canvas) => canvas.findByRole('list', { name: t('search:results') });

/** Returns the visible cards. The loading list is a different element, so every call queries it again. */
export const listCards = (canvas: Canvas) => [
  ...canvas.getByLabelText(t('search:results')).querySelectorAll<HTMLElement>('article:not([inert] *)'),
];

/** Resolves with the cards once there are any. */
export async function cards(canvas: Canvas): Promise<HTMLElement[]> {
  await waitFor(() => expect(listCards(canvas).length).toBeGreaterThan(0));
  return listCards(canvas);
}

/** Expects that each select shows its whole value, in every language of the site. */
export async function expectWholeValues(selects: readonly HTMLSelectElement[]): Promise<void> {
  await document.fonts.ready;
  const brush = new OffscreenCanvas(1, 1).getContext('2d')!;
  const { i18n } = siteOnStage()!.meetcute;
  for (const code of localeCodes) {
    await setTexts(i18n, code);
    const { t: translate } = await textsIn(code);
    await waitFor(() => expect(selects[1]?.selectedOptions[0]?.label).toBe(translate('common:allAges')));
    for (const select of selects) {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      brush.font = font;
      const { label } = select.selectedOptions[0]!;
      const space = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      await expect(brush.measureText(label).width, `${code}: ${label}`).toBeLessThanOrEqual(space);
    }
  }
}

/** Advertisers of a site with webcams and adverts. */
export const ADVERTISERS = { cams: 'Lumen Cams BV', camads: 'Bloom Box Ltd' };
