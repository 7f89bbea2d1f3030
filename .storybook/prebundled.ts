/**
 * Every dependency that stories load. Vite bundles these before the first story; one that it only meets on the way
 * makes it reload in the middle of a test run.
 */
export const prebundled = [
  '@phosphor-icons/react',
  '@meetcute/client > @tanstack/query-core',
  '@tanstack/react-query',
  'i18next',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
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
