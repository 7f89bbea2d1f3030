import { useSlot } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Tabs = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  border-block-start: 1px solid ${vars.line};
  background: ${vars.navigation.surface};
  padding-block-end: env(safe-area-inset-bottom);

  &:empty {
    display: none;
  }
  ${media.tablet} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Main navigation within thumb reach, on a phone only. */
export function BottomTabs() {
  const Navigation = useSlot('Navigation');
  return (
    <Tabs>
      <Navigation variant="tabs" />
    </Tabs>
  );
}
