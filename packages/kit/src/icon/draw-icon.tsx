import IconBase from '@phosphor-icons/react/dist/lib/IconBase';
import type { IconProps, IconWeight } from '@phosphor-icons/react/lib';
import type { ComponentType, ReactElement } from 'react';

/** Drawings of an icon by weight. A weight without one is drawn like `regular`. */
export interface IconDrawings extends Partial<Record<IconWeight, ReactElement>> {
  /** Drawing for all weights that have none, such as `<path d="…" />`. It is filled with the colour of the text. */
  regular: ReactElement;
}

/**
 * Returns an icon of a brand from its drawings. It has the size, colour and weights of the icon that it replaces, so that
 * nothing on the page moves. `viewBox` is the square in which it is drawn. Default: '0 0 256 256'.
 */
export function drawIcon(drawings: IconDrawings, viewBox = '0 0 256 256'): ComponentType<IconProps> {
  // Phosphor only reads from it.
  const weights = { get: (weight: IconWeight) => drawings[weight] ?? drawings.regular } as Map<
    IconWeight,
    ReactElement
  >;
  return (props) => <IconBase viewBox={viewBox} {...props} weights={weights} />;
}
