import { DefaultHero } from '@meetcute/site';
import { media, t } from '@meetcute/theme';
import { styled } from 'styled-components';

const Stage = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  overflow: hidden;

  > section {
    position: relative;
    align-content: end;
  }
  > section h1 {
    max-inline-size: 10ch;
    font-size: calc(1.2 * ${t.type.display});
  }
  > [data-part='night'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
  }
  [data-fill='far'] {
    fill: ${t.surfaceRaised};
  }
  [data-fill='near'] {
    fill: ${t.surfaceSunken};
  }
  [data-fill='window'] {
    fill: ${t.accent};
    opacity: 0.9;
  }
  [data-fill='moon'] {
    fill: ${t.accentSoft};
  }
  ${media.tablet} {
    > section {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The opening over a sleeping street where two windows are still lit. */
export default function Hero() {
  return (
    <Stage>
      <svg data-part="night" viewBox="0 0 1200 800" preserveAspectRatio="xMaxYMax slice" aria-hidden>
        <circle data-fill="moon" cx="880" cy="250" r="150" />
        <path
          data-fill="far"
          d="M0 800V520h90v-60h120v110h80V400h60v-40h70v40h50v190h110V470h130v80h60V330l70-50 70 50v240h80V430h120v90h70V380h100v420Z"
        />
        <path data-fill="near" d="M560 800V600l90-70 90 70v30h60V500h150v130h50V560h110v60h90v180Z" />
        <rect data-fill="window" x="690" y="640" width="26" height="38" rx="4" />
        <rect data-fill="window" x="868" y="548" width="26" height="38" rx="4" />
      </svg>
      <DefaultHero />
    </Stage>
  );
}
