import { media, t } from '@meetcute/theme';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  [data-part='label'] {
    position: absolute;
    inset-block-start: ${t.space[3]};
    inset-inline-start: ${t.space[3]};
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.edge};
    border-radius: ${t.radius.full};
    background: ${t.surfaceRaised};
    color: ${t.text};
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
    line-height: 1.75;
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

export interface PartnerTileProps {
  /** Where the tile leads, in a new window; null while the offer is on its way. */
  href: string | null;
  title: string;
  text: string;
  /** Address of the partner's picture; the drawing stands there without one, and where it can't be loaded. */
  image?: string | null;
  drawing: ReactNode;
}

/** A tile of a partner among profiles; it says in words that it is advertising, whatever the brand. */
export function PartnerTile({ href, title, text, image = null, drawing }: PartnerTileProps) {
  const { t: words } = useTranslation('common');
  const [broken, setBroken] = useState<string | null>(null);
  const labelId = useId();
  return (
    <Frame aria-labelledby={labelId} aria-busy={href === null}>
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
        <span data-part="label" id={labelId}>
          {words('advert')}
        </span>
      </div>
      {href === null ? (
        <span>{'\u00A0'}</span>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer sponsored" aria-describedby={labelId}>
          {title}
        </a>
      )}
      <p data-part="text">{href === null ? '\u00A0' : text}</p>
    </Frame>
  );
}
