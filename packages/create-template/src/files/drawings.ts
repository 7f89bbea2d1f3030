import { placeholderRings } from '@meetcute/brand-tools/find-icon-problems';
import { toHex } from '@meetcute/theme';
import type { Files } from '../write-folder.ts';

/** Source of the icon and the logo of a new template. */
export interface Mark {
  /** Text of an SVG; null draws two rings. */
  readonly svg: string | null;
  /** Ground of the rings, as CSS text. */
  readonly accent: string;
  /** Colour of the rings on it. */
  readonly ink: string;
}

/** Two rings that meet: the mark of a new template, until it has a drawing of its own. */
const RINGS = placeholderRings.icon.map((ring) => `${ring} fill="none" stroke-width="6"/>`).join('');

/** Returns the source of `icon.ts`: the rings on the accent, inside the safe zone of a round mask. Colours are hex. */
const ringsSource = (
  accent: string,
  ink: string,
): string => `/** App icon: two rings that meet, on the accent. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/>' +
  '<g stroke="${ink}">${RINGS}</g></svg>\\n';
`;

/** Source of `icon.ts` that reads the mark from its file. */
const markSource = `import mark from './mark.svg?raw';

/** App icon: the mark of the brand, as text. */
export const icon = mark;
`;

/** Returns the source of `parts/Logo.tsx`: a mark and the site's name. */
const logoSource = (
  imports: string,
  style: string,
  mark: string,
  what: string,
): string => `import { useSettings } from '@meetcute/react';
import type { LogoProps } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
${imports}
const Row = styled.span\`
  display: inline-flex;
  align-items: center;
  gap: \${vars.space[2]};
  color: \${vars.accentText};
  font-family: \${vars.font.display};
  font-size: \${vars.type.title};
  font-weight: \${vars.weight.display};
  white-space: nowrap;

${style}
\`;

/** ${what}, and the site's name where there is space for it. */
export default function Logo({ isCompact }: LogoProps) {
  const { name } = useSettings();
  return (
    <Row data-part="logo">
      ${mark}
      {isCompact ? null : <span data-part="name">{name}</span>}
    </Row>
  );
}
`;

const ringsLogo = logoSource(
  '',
  `  svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    stroke: currentColor;
  }`,
  `<svg viewBox="11 18 42 28" fill="none" strokeWidth="6" aria-hidden>
        ${placeholderRings.logo.map((ring) => `${ring} />`).join('\n        ')}
      </svg>`,
  'Two rings that meet',
);

const markLogo = logoSource(
  "import mark from '../mark.svg?url';\n",
  `  img {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
  }`,
  '<img src={mark} alt="" />',
  'The mark',
);

/** Returns the files with the icon and the logo of a new template. */
export const drawings = ({ svg, accent, ink }: Mark): Files =>
  svg === null
    ? { 'src/icon.ts': ringsSource(toHex(accent), toHex(ink)), 'src/parts/Logo.tsx': ringsLogo }
    : { 'src/mark.svg': svg, 'src/icon.ts': markSource, 'src/parts/Logo.tsx': markLogo };
