export { DeskApp, type DeskAppProps } from './app/DeskApp.tsx';
export { createDeskQueryClient } from './app/query-client.ts';
export { deskRoutes, memoryRouter } from './app/routes.tsx';
export { loadDeskTexts } from './texts/texts.ts';
export { deskTheme } from './theme.ts';
