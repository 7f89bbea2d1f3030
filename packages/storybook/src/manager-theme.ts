import { create } from 'storybook/theming';

const wordmark = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="32" viewBox="0 0 150 32"><circle cx="11" cy="16" r="8" fill="none" stroke="#b8215a" stroke-width="4"/><circle cx="21" cy="16" r="8" fill="none" stroke="#8a5cf0" stroke-width="4"/><text x="38" y="22" font-family="Georgia,serif" font-size="19" fill="${ink}">Meetcute</text></svg>`,
  )}`;

const sharedOptions = {
  brandTitle: 'Meetcute',
  brandUrl: './',
  brandTarget: '_self' as const,
  fontBase: '"Figtree Variable", system-ui, sans-serif',
  appBorderRadius: 10,
  inputBorderRadius: 8,
};

/** Light theme of the manager. */
const light = create({
  ...sharedOptions,
  base: 'light',
  brandImage: wordmark('#33202d'),
  colorPrimary: '#a01a4d',
  colorSecondary: '#a01a4d',
  appBg: '#f6f1ec',
  appContentBg: '#fffdfb',
  appPreviewBg: '#fffdfb',
  appBorderColor: '#e5dbd3',
  textColor: '#33202d',
  textMutedColor: '#6d5a66',
  barBg: '#fffdfb',
  barTextColor: '#6d5a66',
  barSelectedColor: '#a01a4d',
  barHoverColor: '#a01a4d',
});

/** Dark theme of the manager. */
const dark = create({
  ...sharedOptions,
  base: 'dark',
  brandImage: wordmark('#f4ecf3'),
  colorPrimary: '#f08fb4',
  colorSecondary: '#c2416f',
  appBg: '#1b1420',
  appContentBg: '#241b2b',
  appPreviewBg: '#241b2b',
  appBorderColor: '#3d3047',
  textColor: '#f4ecf3',
  textMutedColor: '#bcadc2',
  barBg: '#241b2b',
  barTextColor: '#bcadc2',
  barSelectedColor: '#f08fb4',
  barHoverColor: '#f08fb4',
});

/** Returns the theme of the manager and docs pages for the preferred colour scheme of the browser. */
export const preferredTheme = () =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? dark : light;
