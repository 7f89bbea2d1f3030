import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { useSlot } from '../../template/context.ts';
import { HonestNotes } from './HonestNotes.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  /* The brand's opening has the first screen nearly to itself, so that the rest shows there is more. */
  > [data-part='opening'] {
    display: flex;
    flex-direction: column;
    min-block-size: min(40rem, calc(100dvh - ${vars.layout.bar} - ${vars.space[12]}));
  }
`;

/** The brand's opening, how it works, and what a visitor should know before joining. */
export function VisitorHome() {
  const Hero = useSlot('Hero');
  return (
    <Column>
      <div data-part="opening">
        <Hero />
      </div>
      <HowItWorks />
      <HonestNotes />
    </Column>
  );
}
