import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import type { ReactElement } from 'react';

/** Drawing of a search or match finder that finds nobody. */
export const noResultsDrawing: ReactElement = <MagnifyingGlass size={48} weight="light" />;
