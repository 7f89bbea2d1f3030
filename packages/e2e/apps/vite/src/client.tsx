import { hydrateRoot } from 'react-dom/client';
import { createApp } from './App.js';

const root = document.querySelector('#app');
if (root) {
  hydrateRoot(root, await createApp('de'));
  root.setAttribute('data-hydrated', '');
}
