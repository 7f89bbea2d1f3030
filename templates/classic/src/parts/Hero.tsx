import { useSettings } from '@meetcute/react';
import { DefaultHero } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { Lane } from './Lane.tsx';

const Opening = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  /* Below a desktop the lane has the whole width, under the words. */
  ${media.tablet} {
    > section {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.desktop} {
    > section {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    > section h1 {
      font-size: calc(0.76 * ${vars.type.display});
    }
  }
`;

/** Hero beside a lane of doors: with invented people where the site shows them, else closed. */
export default function Hero() {
  const { home_people: isOpen = false } = useSettings();
  return (
    <Opening>
      <DefaultHero>
        <Lane isOpen={isOpen} />
      </DefaultHero>
    </Opening>
  );
}
