import { vars } from '@meetcute/theme';

/** A street lamp that has gone out, and its loose cable. */
export default function Failed() {
  return (
    <svg width="112" height="92" viewBox="0 0 112 92" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M28 80V26a16 16 0 0 1 16-16h10a16 16 0 0 1 16 16" strokeLinecap="round" />
      <path d="M60 26h20l-4-8H64Z" fill={vars.surfaceRaised} strokeLinejoin="round" />
      <path d="M28 58c16 0 10 16 24 16s8-12 20-12" strokeLinecap="round" />
      <path d="m84 52-6 10h10l-6 10" stroke={vars.accent} strokeLinecap="round" strokeLinejoin="round" />
      <path d="M12 80h88" strokeLinecap="round" />
    </svg>
  );
}
