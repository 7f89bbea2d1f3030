import { usePart, type PartProps } from '../part/usePart.ts';
import { usePartnerTile } from './PartnerTileRoot.tsx';

/** State of the link; it has none. */
export type PartnerTileLinkState = Readonly<Record<never, never>>;

/** Props of `PartnerTile.Link`. The target and its attributes come from `PartnerTile.Root`. */
export type PartnerTileLinkProps = Omit<
  PartProps<'a', PartnerTileLinkState>,
  'href' | 'target' | 'rel' | 'aria-describedby'
>;

/**
 * Unstyled link to a partner. Opens a new window without opener and referrer. Renders nothing while the offer is
 * loading (spec: call.open-xcams-redirect, call.open-resellpartner).
 */
export function PartnerTileLink({ as: Frame = 'a', ...props }: PartnerTileLinkProps) {
  const { href, labelId } = usePartnerTile();
  const frameProps = usePart(props, {});
  if (href === null) return null;
  return (
    <Frame
      {...frameProps}
      href={href}
      target="_blank"
      rel="noopener noreferrer sponsored"
      aria-describedby={labelId}
    />
  );
}
