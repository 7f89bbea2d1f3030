import { createClient } from '@meetcute/client';
import { VERSION } from '@meetcute/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createDeskQueryClient, DeskApp, deskRoutes, deskTheme, loadDeskTexts } from './index.ts';

/** Adds the styles of the theme as a sheet, which the content security policy allows without a nonce. */
function addTheme(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(deskTheme.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const place = document.querySelector('#desk');
if (place) {
  addTheme();
  const texts = await loadDeskTexts();
  createRoot(place).render(
    <DeskApp
      client={createClient({ packageName: `@meetcute/desk/${VERSION}` })}
      queries={createDeskQueryClient()}
      texts={texts}
      router={createBrowserRouter(deskRoutes, { basename: '/desk' })}
      template={deskTheme.name}
    />,
  );
}
