import type { MouseEvent } from 'react';

/** Whether a click opens its link in this tab: the main button, without a modifier key. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
