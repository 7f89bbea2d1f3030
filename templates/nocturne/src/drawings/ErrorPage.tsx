import { vars } from '@meetcute/theme';

/** A signpost in the moonlight that points nowhere. */
export default function ErrorPage() {
  return (
    <svg
      width="200"
      height="120"
      viewBox="0 0 200 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden
    >
      <path d="M166 10a24 24 0 1 0 21 34 20 20 0 0 1-21-34Z" fill={vars.accent} stroke="none" />
      <path
        d="M58 28h56l14 13-14 13H58ZM110 62H62L48 74l14 12h48Z"
        fill={vars.surfaceRaised}
        strokeLinejoin="round"
      />
      <path d="M86 18v10M86 54v8M86 86v24M28 110h144M72 41h26M74 74h20" strokeLinecap="round" />
      <path d="M36 34h.1M24 62h.1M166 84h.1" strokeLinecap="round" strokeWidth="4" />
    </svg>
  );
}
