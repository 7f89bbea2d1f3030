/** Elements that share a `z-index`. Higher layers cover lower ones. */
export interface Layer {
  level: number;
  /** Elements as words. */
  elements: string;
  /** Why they are on this layer. */
  reason: string;
  /** Sources of the elements. */
  files: readonly string[];
}

/** Layers of a page, highest first. Levels below 10 order elements inside one part. */
export const layers: readonly Layer[] = [
  {
    level: 80,
    elements: 'Notices',
    reason: 'A message about what just happened stays readable above a dialog.',
    files: ['packages/site/src/notices/NoticeRegion.tsx'],
  },
  {
    level: 70,
    elements: 'Skip link',
    reason: 'The first Tab shows it above every bar.',
    files: ['packages/site/src/frame/SkipLink.tsx'],
  },
  {
    level: 65,
    elements: 'Dialogs, photo and image viewer, preview of one’s own profile',
    reason: 'They fill the window, and a scrim covers the page.',
    files: [
      'packages/kit/src/conversation/ImageViewer.tsx',
      'packages/kit/src/dialog/DialogOverlay.tsx',
      'packages/kit/src/gallery/GalleryViewer.tsx',
      'packages/site/src/screens/my-profile/Preview.tsx',
    ],
  },
  {
    level: 60,
    elements: 'Loading bar, installation and update cards, notice of a mutual like',
    reason: 'They do not interrupt the page, so a dialog covers them.',
    files: [
      'packages/site/src/frame/LoadingBar.tsx',
      'packages/site/src/mutual-like/MutualLikeFrame.tsx',
      'packages/site/src/prompts/AppPrompts.tsx',
    ],
  },
  {
    level: 20,
    elements: 'Top bar and tabs',
    reason: 'The page scrolls behind them.',
    files: [
      'templates/classic/src/layouts/BottomTabs.tsx',
      'templates/classic/src/layouts/TopBar.tsx',
      'templates/nocturne/src/layouts/Frame.tsx',
    ],
  },
  {
    level: 10,
    elements: 'Logo on a landing page',
    reason: 'The picture of the page is behind it.',
    files: ['templates/nocturne/src/layouts/LanderLayout.tsx'],
  },
];
