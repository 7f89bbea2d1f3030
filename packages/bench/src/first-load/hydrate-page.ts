import { hydrateRoot } from 'react-dom/client';
import { toPage, type Tree } from './element-tree.ts';

/** Start of a baseline in the browser: React, React DOM and styled-components hydrate the elements of the page. */
const { trees } = globalThis as unknown as { trees: readonly Tree[] };
const root = document.getElementById('mc-root');
if (root) hydrateRoot(root, toPage(trees));
