import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  [data-fill='ground'] {
    fill: ${vars.accentSoft};
  }
  [data-fill='paper'] {
    fill: ${vars.surfaceRaised};
    stroke: ${vars.edge};
    stroke-width: 2;
  }
  [data-fill='line'] {
    fill: ${vars.line};
  }
  [data-fill='accent'] {
    fill: ${vars.accent};
  }
  [data-fill='light'] {
    fill: ${vars.onAccent};
  }
`;

function Frame({ children }: { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 128 96" aria-hidden>
      <ellipse data-fill="ground" cx="64" cy="56" rx="60" ry="38" />
      {children}
    </Drawing>
  );
}

/** Drawing of a profile card. */
export function CardDrawing() {
  return (
    <Frame>
      <rect data-fill="paper" x="36" y="8" width="56" height="78" rx="10" />
      <circle data-fill="accent" cx="64" cy="32" r="11" />
      <path data-fill="accent" d="M46 58a18 14 0 0 1 36 0Z" />
      <rect data-fill="line" x="46" y="65" width="36" height="5" rx="2.5" />
      <rect data-fill="line" x="46" y="74" width="22" height="5" rx="2.5" />
    </Frame>
  );
}

/** Drawing of two cards, one with a heart. */
export function LikeDrawing() {
  return (
    <Frame>
      <g transform="rotate(-8 44 50)">
        <rect data-fill="paper" x="22" y="18" width="44" height="60" rx="9" />
        <circle data-fill="line" cx="44" cy="38" r="9" />
        <path data-fill="line" d="M30 60a14 11 0 0 1 28 0Z" />
      </g>
      <g transform="rotate(7 82 50)">
        <rect data-fill="paper" x="60" y="16" width="44" height="60" rx="9" />
        <path
          data-fill="accent"
          d="M82 58C70 50 67 44 67 38.5a7.5 7.5 0 0 1 15-2 7.5 7.5 0 0 1 15 2C97 44 94 50 82 58Z"
        />
      </g>
    </Frame>
  );
}

/** Drawing of two speech bubbles. */
export function ConversationDrawing() {
  return (
    <Frame>
      <path
        data-fill="paper"
        d="M26 14h48a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12H42L28 60V50h-2a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12Z"
      />
      <rect data-fill="line" x="28" y="26" width="44" height="5" rx="2.5" />
      <rect data-fill="line" x="28" y="35" width="28" height="5" rx="2.5" />
      <path
        data-fill="accent"
        d="M66 46h36a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-2v10L86 78H66a12 12 0 0 1-12-12v-8a12 12 0 0 1 12-12Z"
      />
      <circle data-fill="light" cx="72" cy="62" r="4" />
      <circle data-fill="light" cx="84" cy="62" r="4" />
      <circle data-fill="light" cx="96" cy="62" r="4" />
    </Frame>
  );
}
