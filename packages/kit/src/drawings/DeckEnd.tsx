import { Cards } from '@phosphor-icons/react/Cards';
import type { ReactElement } from 'react';

/** Drawing of a match finder after its last card. */
export const deckEndDrawing: ReactElement = <Cards size={48} />;
