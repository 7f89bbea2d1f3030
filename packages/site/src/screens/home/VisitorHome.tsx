import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { useSlot } from '../../template/context.ts';
import { HomeDifference } from './HomeDifference.tsx';
import { HomeDisclosures } from './HomeDisclosures.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  /* The hero fills most of the first screen; the visible rest hints that the page continues. */
  > [data-part='opening'] {
    display: flex;
    flex-direction: column;
    min-block-size: min(40rem, calc(100dvh - ${vars.layout.bar} - ${vars.space[12]}));
  }
`;

/** The visitor's home page: the brand's hero, what is different, how it works, and disclosures before joining. */
export function VisitorHome() {
  const Hero = useSlot('Hero');
  return (
    <Column>
      <div data-part="opening">
        <Hero />
      </div>
      <HomeDifference />
      <HowItWorks />
      <HomeDisclosures />
    </Column>
  );
}
