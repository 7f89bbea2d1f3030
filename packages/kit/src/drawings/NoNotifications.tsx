import { BellSimple } from '@phosphor-icons/react/BellSimple';
import type { ReactElement } from 'react';

/** Drawing of no notifications. */
export const noNotificationsDrawing: ReactElement = <BellSimple size={48} weight="light" />;
