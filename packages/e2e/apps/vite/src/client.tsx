import { hydrateRoot } from 'react-dom/client';
import { createApp } from './App.tsx';

const root = document.querySelector('#app');
if (root) hydrateRoot(root, await createApp('de'));
