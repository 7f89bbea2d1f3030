import { DefaultHero } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { Street } from './Street.tsx';

const Stage = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-rows: minmax(12rem, 1fr) auto;
  overflow: clip;

  > section {
    position: relative;
    align-content: end;
    padding-block-start: ${vars.space[6]};
  }
  > section h1 {
    max-inline-size: 10.75em;
    font-size: calc(1.1 * ${vars.type.display});
  }
  > [data-part='street'] {
    inline-size: 100%;
    block-size: 100%;
    max-block-size: 44dvh;
    border-block-end: 1px solid ${vars.line};
  }
  ${media.tablet} {
    > section {
      grid-template-columns: minmax(0, 1fr);
    }
    > [data-part='street'] {
      padding-inline-end: ${vars.layout.gutter};
    }
  }
  /* Beside the text, both on a horizon across the whole stage. */
  ${media.desktop} {
    grid-template-rows: minmax(0, 1fr);
    border-block-end: 1px solid ${vars.line};

    > [data-part='street'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: ${vars.layout.gutter};
      inline-size: min(40%, 40rem);
      block-size: auto;
      max-block-size: 100%;
      padding: 0;
      border: 0;
    }
  }
`;

/** Hero beside a drawing of a street at night. */
export function StreetHero() {
  return (
    <Stage>
      <Street />
      <DefaultHero />
    </Stage>
  );
}
