import { hiddenCss, Skeleton } from '@meetcute/kit';
import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { MyProfileFrame } from './MyProfileFrame.tsx';

const Sheet = styled(Skeleton)`
  block-size: 12rem;
  border-radius: ${t.radius.large};

  &[data-size='tall'] {
    block-size: 22rem;
  }
`;

const Words = styled.span`
  ${hiddenCss}
`;

/** The shape of the own profile while it is not known who looks. */
export function MyProfileSkeleton() {
  const { t: text } = useTranslation(['myProfile', 'common']);
  usePageTitle(text('title'));
  return (
    <MyProfileFrame aria-busy>
      <header data-part="head">
        <h1 tabIndex={-1}>{text('title')}</h1>
        <Words role="status">{text('common:loading')}</Words>
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
