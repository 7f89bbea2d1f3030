import { DefaultHero } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Art = styled.svg`
  inline-size: 100%;
  max-inline-size: 34rem;
  justify-self: center;

  [data-fill='paper'] {
    fill: ${vars.surfaceRaised};
    stroke: ${vars.line};
  }
  [data-fill='soft'] {
    fill: ${vars.accentSoft};
  }
  [data-fill='sunken'] {
    fill: ${vars.surfaceSunken};
  }
  [data-fill='accent'] {
    fill: ${vars.accent};
  }
  [data-fill='leaf'] {
    fill: ${vars.success};
  }
  [data-fill='ink'] {
    fill: ${vars.text};
  }
  [data-fill='hair'] {
    fill: #3a1f2d;
  }
  [data-fill='light'] {
    fill: ${vars.onAccent};
  }
`;

/** Drawing of a person on a card: scene, shoulders, face and hair. */
function Card({ scene, shirt, hair, skin }: { scene: string; shirt: string; hair: string; skin: string }) {
  return (
    <>
      <rect data-fill="paper" width="180" height="252" rx="22" />
      <rect data-fill={scene} x="10" y="10" width="160" height="190" rx="14" />
      <path data-fill={shirt} d="M32 200c2-42 26-60 58-60s56 18 58 60Z" />
      <rect x="78" y="118" width="24" height="34" rx="12" fill={skin} />
      <ellipse cx="90" cy="94" rx="33" ry="37" fill={skin} />
      <path data-fill="hair" d={hair} />
      <circle data-fill="hair" cx="79" cy="95" r="3" />
      <circle data-fill="hair" cx="101" cy="95" r="3" />
      <path d="M80 109c6 6 14 6 20 0" fill="none" stroke="#4a2333" strokeWidth="3" strokeLinecap="round" />
      <rect data-fill="ink" x="18" y="212" width="76" height="10" rx="5" />
      <rect data-fill="sunken" x="18" y="230" width="112" height="8" rx="4" />
    </>
  );
}

const bob = 'M54 104c-6-52 16-68 38-68s42 18 34 68c-4-2-7-10-8-26-22 0-38-6-46-16-4 14-10 26-18 42Z';
const short = 'M56 88c-4-34 12-52 36-52 22 0 36 16 32 50-6-6-8-14-10-22-16 6-34 4-46-4-4 10-8 18-12 28Z';

/** Hero with a drawing of two neighbours who greet each other. */
export default function Hero() {
  return (
    <DefaultHero>
      <Art viewBox="0 0 520 400" aria-hidden>
        <circle data-fill="soft" cx="270" cy="206" r="186" />
        <g transform="translate(66 86) rotate(-7 90 126)">
          <Card scene="sunken" shirt="leaf" hair={short} skin="#c98d6b" />
        </g>
        <g transform="translate(272 58) rotate(6 90 126)">
          <Card scene="soft" shirt="accent" hair={bob} skin="#f0c3a4" />
        </g>
        <g transform="translate(206 20)">
          <path data-fill="accent" d="M26 0h84a26 26 0 0 1 0 52H62L40 72V52H26a26 26 0 0 1 0-52Z" />
          <circle data-fill="light" cx="44" cy="26" r="5" />
          <circle data-fill="light" cx="68" cy="26" r="5" />
          <circle data-fill="light" cx="92" cy="26" r="5" />
        </g>
      </Art>
    </DefaultHero>
  );
}
