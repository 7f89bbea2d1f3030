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
          d="M16 27.500C7.500 23 2.500 17.300 2.500 10.900 2.500 6.300 5.900 3 10 3c2.600 0 4.800 1.400 6 3.600C17.200 4.400 19.400 3 22 3c4.100 0 7.500 3.300 7.500 7.900 0 6.400-5 12.100-13.500 16.600Z"
        />
        <path
          data-part="vein"
          d="M16 11.500V30M16 18l5.500-4.600M16 21.500l-4.600-4"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {isCompact ? null : <span data-part="name">{name}</span>}
    </Row>
  );
}
