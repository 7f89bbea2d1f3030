import { useSettings } from '@meetcute/react';
import type { LogoProps } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  font-family: ${vars.font.display};
  font-size: ${vars.type.title};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.tracking.display};
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    padding: 3px;
    border-radius: 22%;
    /* By day, the citron needs a night of its own. */
    background: light-dark(${vars.accent}, transparent);
    fill: light-dark(${vars.onAccent}, ${vars.accent});
  }
  /* At night the mark has no ground, so the moon itself starts at the edge of the text. */
  [data-template]:not([data-scheme='light'], [data-scheme='system']) &:not([data-compact]) svg {
    margin-inline-start: -6px;
  }
  &[data-compact] svg {
    inline-size: 2.5rem;
    block-size: 2.5rem;
  }
`;

/** A waning moon with a star, and the site's name. */
export default function Logo({ isCompact }: LogoProps) {
  const { name } = useSettings();
  return (
    <Row data-part="logo" data-compact={isCompact || undefined}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <path d="M18.9 4A12.6 12.6 0 1 0 28 20.6 10.2 10.2 0 0 1 18.9 4Z" />
        <circle cx="25" cy="9.5" r="3" />
      </svg>
      {isCompact ? null : <span data-part="name">{name}</span>}
    </Row>
  );
}
