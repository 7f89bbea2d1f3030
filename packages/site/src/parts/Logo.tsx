import { useSettings } from '@meetcute/react';
import type { LogoProps } from '../template/slots.ts';

/** The site's name in the display font; a brand replaces it with its own mark. */
export default function Logo({ isCompact }: LogoProps) {
  const { name } = useSettings();
  return <span data-part="logo">{isCompact ? name.slice(0, 1) : name}</span>;
}
