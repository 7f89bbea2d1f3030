import { vars } from '@meetcute/theme';

/** Two windows at night, one of them lit: nobody has called across yet. */
export default function NoChats() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" fill="none" stroke="currentColor" strokeWidth="2.5">
      <rect x="12" y="14" width="42" height="58" rx="10" fill={vars.accent} stroke="none" />
      <rect x="78" y="14" width="42" height="58" rx="10" fill={vars.surfaceRaised} />
      <path d="M33 14v58M12 43h42" stroke={vars.surfaceRaised} />
      <path d="M99 14v58M78 43h42" />
      <path d="M6 72h54M72 72h54" strokeLinecap="round" />
      <path d="M60 30h.1M66 27h.1M72 30h.1" strokeLinecap="round" strokeWidth="4" />
    </svg>
  );
}
