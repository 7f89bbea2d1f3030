import type { IconProps, IconWeight } from '@phosphor-icons/react/lib';

export { drawIcon, type IconDrawings } from './draw-icon.tsx';
export type { IconProps, IconWeight };
