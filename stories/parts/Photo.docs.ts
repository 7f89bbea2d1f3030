import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['Photo', 'RetriedPhoto'],
  anatomy: 'Image or silhouette.',
  states: 'Loaded, none, failed.',
  accessibility: '`alt` describes the photo, and is empty where the name is beside it.',
  keyboard: [],
  dos: ['Set `sizes`.'],
  donts: ['Set `isFirst` on photos below the first screen.'],
} satisfies PartDocs;
