import { visuallyHiddenCss, Skeleton } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ProfileFrame } from './ProfileFrame.tsx';

const Picture = styled(Skeleton)`
  aspect-ratio: ${vars.card.ratio};
  border-radius: ${vars.card.radius};

  ${media.phone} {
    block-size: min(133vw, 52dvh);
    aspect-ratio: auto;
    border-radius: 0;
  }
`;

const Line = styled(Skeleton)`
  block-size: 1.4em;

  &[data-size='title'] {
    inline-size: 60%;
    block-size: 2.5rem;
  }
`;

const Heading = styled.h1`
  ${visuallyHiddenCss}
`;

/** Skeleton of a profile. Its heading is visually hidden, because every page needs one. */
export function ProfileSkeleton() {
  const { t } = useTranslation('common');
  usePageTitle();
  return (
    <ProfileFrame aria-busy role="status">
      <Heading tabIndex={-1}>{t('loading')}</Heading>
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
