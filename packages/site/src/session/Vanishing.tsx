import { useVanishing } from '@meetcute/react';

/** Takes whoever turns out not to be there any more out of every list; draws nothing. */
export default function Vanishing() {
  useVanishing();
  return null;
}
