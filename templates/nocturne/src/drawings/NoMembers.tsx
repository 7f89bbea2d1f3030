import { vars } from '@meetcute/theme';

/** Two chairs at a table under a lamp, not taken yet. */
export default function NoMembers() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M66 30 100 80H32Z" fill={vars.accent} fillOpacity=".5" stroke="none" />
      <path d="M66 6v12" strokeLinecap="round" />
      <path d="M54 30a12 12 0 0 1 24 0Z" fill={vars.accent} strokeLinejoin="round" />
      <path d="M50 56h32M66 56v24" strokeLinecap="round" />
      <path
        d="M26 40v40M26 62h16v18M106 40v40M106 62H90v18M12 80h108"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
