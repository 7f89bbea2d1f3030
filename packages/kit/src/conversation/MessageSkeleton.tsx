import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Announcement } from '../feedback/Announcement.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${vars.space[3]};
  min-block-size: 0;
  overflow: hidden;
  padding: ${vars.space[4]} ${vars.layout.gutter};

  > * {
    flex: none;
    block-size: 2.75rem;
    border-radius: ${vars.bubble.radius};
  }
  > [data-own] {
    align-self: flex-end;
  }
`;

/** Widths in percent; negative values are own messages, aligned to the end. */
const widths = [48, 62, -40, -56, 52, -44, 36];

/** Placeholder of a conversation's messages while they load. */
export function MessageSkeleton(frame: FrameProps<HTMLDivElement>) {
  const { t } = useTranslation('common');
  return (
    <>
      <Announcement>{t('loading')}</Announcement>
      <Column {...useFrame(frame, {})} aria-hidden>
        {widths.map((width) => (
          <Skeleton
            key={width}
            data-own={width < 0 || undefined}
            style={{ inlineSize: `${Math.abs(width)}%` }}
          />
        ))}
      </Column>
    </>
  );
}
