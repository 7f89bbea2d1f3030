import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import type { ReactElement } from 'react';

/** Drawing of a list or page that could not be loaded. */
export const failedDrawing: ReactElement = <WifiSlash size={48} weight="light" />;
