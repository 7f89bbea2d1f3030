import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Art = styled.svg`
  display: block;
  inline-size: min(60rem, 100%);
  block-size: auto;
  margin-inline: auto;
  border-radius: ${vars.card.radius};

  @media (prefers-reduced-motion: no-preference) {
    [data-part='light'] {
      animation: glow 6s ${vars.motion.ease} infinite;
    }
    @keyframes glow {
      50% {
        opacity: 0.72;
      }
    }
  }
`;

/** Windows of a house: columns and rows from a corner. */
const windows = (x: number, y: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * 34,
    y: y + Math.floor(index / columns) * 44,
  }));

const dark = [...windows(76, 150, 2, 3), ...windows(202, 104, 3, 4), ...windows(430, 150, 2, 3)];
const oppositeWindows = [...windows(560, 118, 3, 3)];

/** Drawing of a street at night where two windows are lit. Its colours are those of the night in both schemes. */
export function NightHouses() {
  return (
    <Art viewBox="0 0 760 340" aria-hidden>
      <rect width="760" height="340" fill="#231733" />
      <circle cx="640" cy="62" r="30" fill="#f6e7c8" />
      <circle cx="652" cy="54" r="27" fill="#231733" />
      {[90, 180, 320, 410, 520, 710].map((x, index) => (
        <circle key={x} cx={x} cy={28 + ((index * 37) % 60)} r="1.8" fill="#f6e7c8" opacity="0.8" />
      ))}
      <path d="M50 340V140l52-44 52 44v200Z" fill="#3a2650" />
      <path d="M178 340V84h132v256Z" fill="#432c5c" />
      <path d="M334 340V190h70v150Z" fill="#332247" />
      <path d="M404 340V140l50-42 50 42v200Z" fill="#3a2650" />
      <path d="M536 340V98h132v242Z" fill="#432c5c" />
      {[...dark, ...oppositeWindows].map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="20" height="26" rx="2" fill="#1b1129" />
      ))}
      <g data-part="light">
        <rect x="236" y="148" width="20" height="26" rx="2" fill="#ffcf70" />
        <path d="M240 174v-9a6 6 0 0 1 12 0v9Z" fill="#6b3a2a" />
        <circle cx="246" cy="158" r="4.500" fill="#6b3a2a" />
        <rect x="594" y="162" width="20" height="26" rx="2" fill="#ffcf70" />
        <path d="M598 188v-9a6 6 0 0 1 12 0v9Z" fill="#6b3a2a" />
        <circle cx="604" cy="172" r="4.500" fill="#6b3a2a" />
      </g>
      <rect y="322" width="760" height="18" fill="#170e24" />
    </Art>
  );
}
