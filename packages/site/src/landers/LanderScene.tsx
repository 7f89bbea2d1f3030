import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import type { LanderSceneProps } from '../template/slots.ts';

const Art = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: min(26rem, 56dvh);
  border-radius: ${vars.card.radius};
  background: ${vars.accentSoft};

  [data-fill='back'] {
    fill: ${vars.surfaceSunken};
  }
  [data-fill='accent'] {
    fill: ${vars.accent};
  }
  [data-fill='paper'] {
    fill: ${vars.surfaceRaised};
  }
  [data-fill='ink'] {
    fill: ${vars.textMuted};
  }
`;

/** Drawing of two people and a lamp, for brands without pictures of their own; the same for every scene. */
export default function LanderScene({ scene }: LanderSceneProps) {
  return (
    <Art viewBox="0 0 600 480" preserveAspectRatio="xMidYMid slice" data-scene={scene} aria-hidden>
      <path data-fill="back" d="M0 330c120-50 240 30 360-10s180-50 240-20v180H0Z" />
      <circle data-fill="accent" cx="452" cy="112" r="52" />
      <path data-fill="ink" d="M118 480c0-120 40-170 96-170s96 50 96 170Z" />
      <circle data-fill="ink" cx="214" cy="250" r="52" />
      <path data-fill="paper" d="M290 480c0-110 38-158 92-158s92 48 92 158Z" />
      <circle data-fill="paper" cx="382" cy="264" r="48" />
    </Art>
  );
}
