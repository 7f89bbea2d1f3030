import { PartnerTileLink, PartnerTileRoot, type PartnerTileRootProps } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { nameLinkCss } from '../name-link/nameLinkCss.ts';

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: ${t.card.ratio};
    border: 1px dashed ${t.edge};
    border-radius: ${t.card.radius};
    background: ${t.surfaceSunken};
    color: ${t.textMuted};
  }
  [data-part='picture'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* On the picture, in its corner; what is pressed is the link under it. */
  [data-part='advert'] {
    position: absolute;
    inset-block-start: ${t.space[3]};
    inset-inline-start: ${t.space[3]};
    z-index: 1;
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.edge};
    border-radius: ${t.radius.full};
    background: ${t.surfaceRaised};
    color: ${t.text};
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
    line-height: 1.75;
    pointer-events: none;
  }
  a {
    ${nameLinkCss}
    margin-block-start: ${t.space[3]};
    color: inherit;
    font-weight: ${t.weight.strong};
    line-height: ${t.leading.snug};
  }
  a::after {
    border-radius: ${t.card.radius};
  }
  [data-part='text'] {
    overflow: hidden;
    color: ${t.textMuted};
    font-size: ${t.type.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.tablet} {
    [data-part='picture'] svg {
      inline-size: 3.5rem;
      block-size: 3.5rem;
    }
  }
`;

export interface PartnerTileProps extends Pick<PartnerTileRootProps, 'href'> {
  title: string;
  text: string;
  /** Address of the partner's picture; the drawing stands there without one, and where it can't be loaded. */
  image?: string | null;
  drawing: ReactNode;
}

/** A tile of a partner among profiles, as high as a card; the words for what it is come from the part under it. */
export function PartnerTile({ href, title, text, image = null, drawing }: PartnerTileProps) {
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
      {href === null && <span>{'\u00A0'}</span>}
      <PartnerTileLink>{title}</PartnerTileLink>
      <p data-part="text">{href === null ? '\u00A0' : text}</p>
    </PartnerTileRoot>
  );
}
