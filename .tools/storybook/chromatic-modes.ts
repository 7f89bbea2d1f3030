import { brandNames } from '@meetcute/storybook/brands';
import { heightAt } from '@meetcute/storybook/toolbar';
import { picturedLooks } from '../../stories/pictures.ts';

const looks = brandNames.flatMap((template) =>
  picturedLooks.schemes.flatMap((scheme) =>
    picturedLooks.widths.map((width) => ({ template, scheme, viewport: { width, height: heightAt(width) } })),
  ),
);

/** Parameters of Chromatic for a story of the site map: a picture in every brand, scheme and width. */
export const chromaticModes = {
  disableSnapshot: false,
  modes: Object.fromEntries(
    looks.map((look) => [`${look.template} ${look.scheme} ${look.viewport.width}`, look]),
  ),
};
