import { createContext } from 'react';
import { brandNames } from './brand-names.ts';

/** Brand of the toolbar around a story. Its module loads no template, because icons of every part read it. */
export const BrandContext = createContext<string>(brandNames[0] ?? '');
