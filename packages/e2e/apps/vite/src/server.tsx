import { renderToString } from 'react-dom/server';
import { createApp } from './App.tsx';

/** Renders the app to HTML. */
export const render = async (): Promise<string> => renderToString(await createApp('de'));
