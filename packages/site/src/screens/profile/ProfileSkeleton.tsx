import { Skeleton } from '@meetcute/kit';
import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProfileFrame } from './ProfileFrame.tsx';

const Picture = styled(Skeleton)`
  aspect-ratio: ${t.card.ratio};
  border-radius: ${t.card.radius};
`;

const Line = styled(Skeleton)`
  block-size: 1.4em;

  &[data-size='title'] {
    inline-size: 60%;
    block-size: 2.5rem;
  }
`;

/** The shape of a profile while it loads. */
export function ProfileSkeleton() {
  const { t: text } = useTranslation('common');
  return (
    <ProfileFrame aria-busy aria-label={text('loading')} role="status">
      <Picture />
      <div data-part="details">
        <Line data-size="title" />
        <Line />
        <Line />
        <Line />
      </div>
    </ProfileFrame>
  );
}
