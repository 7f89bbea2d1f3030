import { vars } from '@meetcute/theme';

/** A moon that holds a small heart. */
export default function NoLikes() {
  return (
    <svg width="96" height="92" viewBox="0 0 96 92" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path
        d="M50 12A35 35 0 1 0 82 62 31 31 0 0 1 50 12Z"
        fill={vars.surfaceRaised}
        strokeLinejoin="round"
      />
      <path
        d="M68 50c-9-6-12.500-10.500-12.500-15a6.200 6.200 0 0 1 12.500-1.200A6.200 6.200 0 0 1 80.500 35c0 4.500-3.500 9-12.500 15Z"
        fill={vars.accent}
        strokeLinejoin="round"
      />
    </svg>
  );
}
