import { vars } from '@meetcute/theme';

/** The moon goes down behind the roofs: the end of the deck. */
export default function DeckEnd() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M66 18a27 27 0 0 1 27 27v11H39V45a27 27 0 0 1 27-27Z" fill={vars.accent} stroke="none" />
      <path
        d="M8 80V62l16-12 16 12v6h22V56l14-10 14 10v8h20V54l14-8v34Z"
        fill={vars.surfaceRaised}
        strokeLinejoin="round"
      />
      <path d="M22 66v6M76 62v8M98 72v2M4 80h124" strokeLinecap="round" />
      <path d="M20 20h.1M112 16h.1M104 30h.1" strokeLinecap="round" strokeWidth="4" />
    </svg>
  );
}
