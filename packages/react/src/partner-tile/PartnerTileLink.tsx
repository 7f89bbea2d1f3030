import { usePart, type PartProps } from '../part/usePart.ts';
import { usePartnerTile } from './PartnerTileRoot.tsx';

/** The link looks the same in every state: it is there, or it is not. */
export type PartnerTileLinkState = Readonly<Record<never, never>>;

export type PartnerTileLinkProps = Omit<
  PartProps<'a', PartnerTileLinkState>,
  'href' | 'target' | 'rel' | 'aria-describedby'
>;

/**
 * The way to a partner without a look: a link into a new window, which learns neither where it was opened nor gets hold
 * of the page. Not there while the offer is on its way (spec: call.open-xcams-redirect, call.open-resellpartner).
 */
export function PartnerTileLink({ as: Frame = 'a', ...props }: PartnerTileLinkProps) {
  const { href, labelId } = usePartnerTile();
  const drawn = usePart(props, {});
  if (href === null) return null;
  return (
    <Frame
      {...drawn}
      href={href}
      target="_blank"
      rel="noopener noreferrer sponsored"
      aria-describedby={labelId}
    />
  );
}
