import {
  PartnerTile as PartnerTileParts,
  type PartnerTileRootProps,
  type PartnerTileState,
} from '@meetcute/react';
import { useState, type ElementType, type ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';
import type { FrameProps } from '../frame/useFrame.ts';

export interface PartnerTileProps
  extends Pick<PartnerTileRootProps, 'href' | 'kind'>, FrameProps<HTMLElement, PartnerTileState> {
  /** Title, which is the link. */
  title: string;
  /** Short advertising text. */
  text: string;
  /** URL of the partner's image. Default: null, which shows `drawing`. */
  image?: string | null;
  /** Fallback without an image, and when it fails to load. */
  drawing: ReactNode;
}

export interface PartnerTileSlots {
  /**
   * Element of the tile, a styled `article` as tall as the cards beside it. It also styles `[data-part='picture']`,
   * `[data-part='caption']`, and what the headless root renders: `[data-part='advert']`, `[data-part='why']` and
   * `[data-part='reason']`, for which `advertReasonCss` has styles.
   */
  Frame: ElementType;
}

/** Creates a partner tile from brand slots. The advertising label and its explanation are always rendered. */
export const skinPartnerTile = ({ Frame }: PartnerTileSlots): Skin<PartnerTileProps> =>
  brandSkin(function PartnerTile({
    href,
    kind,
    title,
    text,
    image = null,
    drawing,
    ...frame
  }: PartnerTileProps) {
    const [brokenImage, setBrokenImage] = useState<string | null>(null);
    return (
      <PartnerTileParts.Root {...frame} as={Frame} href={href} kind={kind}>
        <div data-part="picture">
          {image !== null && image !== brokenImage ? (
            <img
              src={image}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              onError={() => setBrokenImage(image)}
            />
          ) : (
            drawing
          )}
        </div>
        <div data-part="caption">
          {href === null && <span>{'\u00A0'}</span>}
          <PartnerTileParts.Link>{title}</PartnerTileParts.Link>
          <p data-part="text">{href === null ? '\u00A0' : text}</p>
        </div>
      </PartnerTileParts.Root>
    );
  });
