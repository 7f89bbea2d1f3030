import type { UseSearchFiltersResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { pageHeading } from '../layout/page-heading.ts';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[4]};

  /* Takes neither space nor a gap. The text is announced only if its element exists before it. */
  &:not(:has(button)) {
    position: absolute;
  }
  [data-part='text'] {
    flex: 1 1 16rem;
    overflow-wrap: anywhere;
  }
`;

/** Props of `WidenedSearch`. */
export interface WidenedSearchProps
  extends FrameProps<HTMLDivElement>, Pick<UseSearchFiltersResult, 'widened'> {}

/** Says which filters found nobody and which were cleared, with a button back to them. Takes no space while the search was not widened. */
export function WidenedSearch({ widened, ...frame }: WidenedSearchProps) {
  const { t } = useTranslation('search');
  return (
    <Frame {...useFrame(frame, {})}>
      <p role="status" data-part="text">
        {widened && t('widened.text', { filters: widened.from.join(' · '), wider: widened.to.join(' · ') })}
      </p>
      {widened && (
        <Button
          variant="quiet"
          onPress={() => {
            widened.onReturn();
            // The button disappears; the heading remains, next to the number of results.
            pageHeading()?.focus({ preventScroll: true });
          }}
        >
          {t('widened.action')}
        </Button>
      )}
    </Frame>
  );
}
