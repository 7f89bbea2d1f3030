import { visuallyHiddenCss, Skeleton } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { MyProfileFrame } from './MyProfileFrame.tsx';

const Sheet = styled(Skeleton)`
  block-size: 12rem;
  border-radius: ${vars.radius.large};

  &[data-size='tall'] {
    block-size: 22rem;
  }
`;

const Words = styled.span`
  ${visuallyHiddenCss}
`;

/** Skeleton of the viewer's profile page while the viewer is unknown. */
export function MyProfileSkeleton() {
  const { t } = useTranslation(['myProfile', 'common']);
  usePageTitle(t('title'));
  return (
    <MyProfileFrame aria-busy>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <Words role="status">{t('common:loading')}</Words>
      </header>
      <div data-part="aside">
        <Sheet data-size="tall" />
      </div>
      <div data-part="sections">
        <Sheet />
        <Sheet />
        <Sheet data-size="tall" />
      </div>
    </MyProfileFrame>
  );
}
