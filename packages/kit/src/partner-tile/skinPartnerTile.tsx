import { PartnerTileLink, PartnerTileRoot, type PartnerTileRootProps } from '@meetcute/react';
import { useState, type ElementType, type ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface PartnerTileProps extends Pick<PartnerTileRootProps, 'href'> {
  title: string;
  text: string;
  /** Address of the partner's picture; the drawing is shown without one, and where it can't be loaded. */
  image?: string | null;
  drawing: ReactNode;
}

export interface PartnerTileLook {
  /**
   * The tile's element, a styled `article`, as high as the cards beside it; it styles `[data-part='advert']` too, which
   * the headless root draws into it, `[data-part='picture']` and `[data-part='caption']`.
   */
  Frame: ElementType;
}

/** Makes a partner tile from a look; the words that mark it as advertising are drawn whatever the look. */
export const skinPartnerTile = ({ Frame }: PartnerTileLook): Skin<PartnerTileProps> =>
  brandSkin(function PartnerTile({ href, title, text, image = null, drawing }: PartnerTileProps) {
    const [broken, setBroken] = useState<string | null>(null);
    return (
      <PartnerTileRoot as={Frame} href={href}>
        <div data-part="picture">
          {image !== null && image !== broken ? (
            <img
              src={image}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              onError={() => setBroken(image)}
            />
          ) : (
            drawing
          )}
        </div>
        <div data-part="caption">
          {href === null && <span>{'\u00A0'}</span>}
          <PartnerTileLink>{title}</PartnerTileLink>
          <p data-part="text">{href === null ? '\u00A0' : text}</p>
        </div>
      </PartnerTileRoot>
    );
  });
