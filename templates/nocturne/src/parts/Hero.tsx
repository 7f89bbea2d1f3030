import { DefaultHero } from '@meetcute/site';
import { media, t } from '@meetcute/theme';
import { styled } from 'styled-components';

const Stage = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-rows: minmax(12rem, 1fr) auto;
  overflow: clip;

  > section {
    position: relative;
    align-content: end;
    padding-block-start: ${t.space[6]};
  }
  > section h1 {
    max-inline-size: 13ch;
    font-size: calc(1.1 * ${t.type.display});
  }
  > [data-part='night'] {
    inline-size: 100%;
    block-size: 100%;
    max-block-size: 44dvh;
    border-block-end: 1px solid ${t.line};
  }
  [data-fill='far'] {
    fill: ${t.surfaceRaised};
  }
  [data-fill='near'] {
    fill: ${t.line};
  }
  [data-fill='light'] {
    fill: ${t.accent};
  }
  ${media.tablet} {
    grid-template-rows: minmax(0, 1fr);

    > section {
      grid-template-columns: minmax(0, 1fr);
    }
    > [data-part='night'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
      inline-size: min(54%, 48rem);
      max-block-size: none;
      border: 0;
    }
  }
`;

/** The opening beside a sleeping street where two windows are still lit. */
export default function Hero() {
  return (
    <Stage>
      <svg data-part="night" viewBox="0 0 640 640" preserveAspectRatio="xMaxYMax meet" aria-hidden>
        <path data-fill="light" d="M372 60a84 84 0 1 0 61 111 68 68 0 0 1-61-111Z" />
        <circle data-fill="light" cx="428" cy="104" r="13" />
        <path
          data-fill="far"
          d="M0 640V452h96v188ZM112 640V372h84v268ZM212 640V412h132v228ZM360 640V300l60-44 60 44v340ZM496 640V424h144v216Z"
        />
        <path
          data-fill="near"
          d="M40 640V546l78-58 78 58v94ZM236 640V462h112v178ZM388 640V552l66-50 66 50v88ZM560 640V500h80v140Z"
        />
        <rect data-fill="light" x="105" y="560" width="26" height="34" rx="4" />
        <rect data-fill="light" x="264" y="496" width="26" height="34" rx="4" />
      </svg>
      <DefaultHero />
    </Stage>
  );
}
