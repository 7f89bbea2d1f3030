/** Two rings that meet: the mark of a new template, until it has a drawing of its own. */
const RINGS =
  '<circle cx="25" cy="32" r="12" fill="none" stroke-width="6"/><circle cx="39" cy="32" r="12" fill="none" stroke-width="6"/>';

/** Returns the source of `icon.ts`: the mark on the accent, inside the safe zone of a round mask. Colours are hex. */
export const iconSource = (
  accent: string,
  ink: string,
): string => `/** App icon: two rings that meet, on the accent. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/>' +
  '<g stroke="${ink}">${RINGS}</g></svg>\\n';
`;

/** Source of `parts/Logo.tsx`: the mark and the site's name. */
export const logoSource = `import { useSettings } from '@meetcute/react';
import type { LogoProps } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Row = styled.span\`
  display: inline-flex;
  align-items: center;
  gap: \${vars.space[2]};
  color: \${vars.accentText};
  font-family: \${vars.font.display};
  font-size: \${vars.type.title};
  font-weight: \${vars.weight.display};
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    stroke: currentColor;
  }
\`;

/** Two rings that meet, and the site's name; the rings alone if space is limited. */
export default function Logo({ isCompact }: LogoProps) {
  const { name } = useSettings();
  return (
    <Row data-part="logo">
      <svg viewBox="11 18 42 28" fill="none" strokeWidth="6" aria-hidden>
        <circle cx="25" cy="32" r="11" />
        <circle cx="39" cy="32" r="11" />
      </svg>
      {isCompact ? null : <span data-part="name">{name}</span>}
    </Row>
  );
}
`;
