import { vars } from '@meetcute/theme';

/** A street lamp, and nobody in its light. */
export default function NoResults() {
  return (
    <svg width="112" height="92" viewBox="0 0 112 92" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M70 26 98 80H42Z" fill={vars.accent} fillOpacity=".5" stroke="none" />
      <path d="M28 80V26a16 16 0 0 1 16-16h10a16 16 0 0 1 16 16" strokeLinecap="round" />
      <path d="M60 26h20l-4-8H64Z" fill={vars.surfaceRaised} strokeLinejoin="round" />
      <path d="M12 80h88" strokeLinecap="round" />
    </svg>
  );
}
