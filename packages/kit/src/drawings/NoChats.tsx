import { vars } from '@meetcute/theme';
import type { ReactElement } from 'react';

/** Drawing of no chats, no open chat and a chat without messages: two speech bubbles. */
export const noChatsDrawing: ReactElement = (
  <svg width="132" height="92" viewBox="0 0 132 92" fill="none" stroke="currentColor" strokeWidth="2.5">
    <path
      d="M12 8h50a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H30L16 60V48h-4a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z"
      fill={vars.surfaceRaised}
      strokeLinejoin="round"
      transform="rotate(-5 37 34)"
    />
    <path
      d="M80 32h36a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8v12L102 70H80a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8Z"
      fill={vars.surfaceRaised}
      strokeLinejoin="round"
      transform="rotate(6 98 56)"
    />
    <path
      d="M98 62c-7-4.600-9.500-8-9.500-11.400a4.700 4.700 0 0 1 9.500-.9 4.700 4.700 0 0 1 9.500.9C107.500 54 105 57.400 98 62Z"
      fill="currentColor"
      stroke="none"
      transform="rotate(6 98 56)"
    />
    <path d="M22 24h28M22 34h18" strokeLinecap="round" transform="rotate(-5 37 34)" />
  </svg>
);
