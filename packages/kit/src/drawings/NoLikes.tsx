import { HeartStraight } from '@phosphor-icons/react/HeartStraight';
import type { ReactElement } from 'react';

/** Drawing of a list without likes. */
export const noLikesDrawing: ReactElement = <HeartStraight size={48} weight="light" />;
