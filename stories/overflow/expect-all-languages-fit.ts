import { localeCodes } from '@meetcute/i18n';
import { siteOnStage, setTexts } from '@meetcute/storybook/stage';
import { expectFit, toPhone } from './expect-fit.ts';

/** Waits until React has rendered a change and the browser has laid it out. */
const waitForRendering = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Pages of Storybook itself, which are read on a desktop. */
const isForPhones = (storyId: string) =>
  /^(parts|screens|flows)-/.test(storyId) && !/^(screens-site-map|flows-storyboards)-/.test(storyId);

/** Switches the story, as its steps left it, to each of the seven languages, and expects that all texts fit. */
export async function expectAllLanguagesFit(storyId: string): Promise<void> {
  const site = siteOnStage();
  if (!site || !isForPhones(storyId)) return;
  await toPhone();
  for (const language of localeCodes) {
    await setTexts(site.meetcute.i18n, language);
    await waitForRendering();
    await expectFit(`The story '${storyId}' in the language '${language}'`);
  }
}
