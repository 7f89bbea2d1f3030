import { vars } from '@meetcute/theme';

/** A bell under the moon, and nobody rings. */
export default function NoNotifications() {
  return (
    <svg width="112" height="92" viewBox="0 0 112 92" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M84 10a17 17 0 1 0 15 24 14 14 0 0 1-15-24Z" fill={vars.accent} stroke="none" />
      <path
        d="M26 68V48a22 22 0 0 1 44 0v20l8 10H18Z"
        fill={vars.surfaceRaised}
        strokeLinejoin="round"
        transform="rotate(-6 48 52)"
      />
      <path d="M44 84h14M46 26v-6" strokeLinecap="round" />
    </svg>
  );
}
