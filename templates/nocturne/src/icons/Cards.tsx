import { drawIcon } from '@meetcute/kit/icon';

const draw = (fill: string, stroke: string) => (
  <g fill="none" stroke="currentColor" strokeWidth="16" strokeLinecap="round" strokeLinejoin="round">
    <path d="M96 36h88a28 28 0 0 1 28 28v116" />
    <path
      fill={fill}
      stroke={stroke}
      fillRule="evenodd"
      d="M52 72h92a16 16 0 0 1 16 16v116a16 16 0 0 1-16 16H52a16 16 0 0 1-16-16V88a16 16 0 0 1 16-16ZM92 106a42 42 0 1 0 44 62 38 38 0 0 1-44-62Z"
    />
  </g>
);

/** The match finder: a card with a moon, and one behind it. */
export default drawIcon({ regular: draw('none', 'currentColor'), fill: draw('currentColor', 'none') });
