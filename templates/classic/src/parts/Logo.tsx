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
  }
  [data-part='leaf'] {
    fill: ${vars.accent};
  }
  [data-part='vein'] {
    stroke: ${vars.surface};
  }
`;

/** A heart-shaped linden leaf and the site's name. */
export default function Logo({ isCompact }: LogoProps) {
  const { name } = useSettings();
  return (
    <Row data-part="logo">
      <svg viewBox="0 0 32 32" aria-hidden>
        <path
          data-part="leaf"
          d="M16 27.5C7.5 23 2.5 17.3 2.5 10.9 2.5 6.3 5.9 3 10 3c2.6 0 4.8 1.4 6 3.6C17.2 4.4 19.4 3 22 3c4.1 0 7.5 3.3 7.5 7.9 0 6.4-5 12.1-13.5 16.6Z"
        />
        <path
          data-part="vein"
          d="M16 11.5V30M16 18l5.5-4.6M16 21.5l-4.6-4"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {isCompact ? null : <span data-part="name">{name}</span>}
    </Row>
  );
}
