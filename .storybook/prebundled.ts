import { usedIcons } from './icons.ts';

/**
 * Every dependency that stories load. Vite bundles these before the first story; one that it only meets on the way
 * makes it reload in the middle of a test run.
 */
export const prebundled = [
  ...usedIcons().map((name) => `@phosphor-icons/react/${name}`),
  '@meetcute/client > @tanstack/query-core',
  '@tanstack/react-query',
  'i18next',
  'msw',
  'msw/browser',
  'react',
  'react-aria-components',
  'react-aria/PortalProvider',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'react-router',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/internal/csf',
  'storybook/test',
  'styled-components',
  '@meetcute/contract > zod/mini',
];
