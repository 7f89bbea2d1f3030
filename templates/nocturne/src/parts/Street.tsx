import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  [data-fill='far'] {
    fill: ${vars.surfaceRaised};
  }
  [data-fill='near'] {
    fill: ${vars.line};
  }
  [data-fill='light'] {
    fill: ${vars.accent};
  }
`;

/** Drawing of a street under the moon with two lit windows; decorative. */
export function Street() {
  return (
    <Drawing data-part="street" viewBox="0 0 640 640" preserveAspectRatio="xMaxYMax meet" aria-hidden>
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
    </Drawing>
  );
}
