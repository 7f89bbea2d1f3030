import encodeQR from 'qr';
import { styled } from 'styled-components';

/** Dark on light in both schemes, because many cameras read nothing else. */
const Code = styled.svg`
  inline-size: min(14rem, 100%);
  margin-inline: auto;
  background: #fff;
  color: #000;
`;

/** Modules of quiet zone around the code, as the standard asks. */
const QUIET = 4;

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** Text in the code. */
  text: string;
  /** Name for screen readers. */
  label: string;
}

/** QR code as a drawing, made in the browser. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Code
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={dark.join('')} />
    </Code>
  );
}
