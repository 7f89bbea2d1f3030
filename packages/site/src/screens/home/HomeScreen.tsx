import { useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useMemberPart } from '../../template/context.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { VisitorHome } from './VisitorHome.tsx';

/** Members-only half of the page, not loaded for visitors. */
export const forMembers = () => import('./MemberHome.tsx');

/** Home page: an introduction and sign-up for visitors, news for members (spec: route.home). */
export default function HomeScreen() {
  const MemberHome = useMemberPart('Home', forMembers);
  const viewer = useViewer();
  const { t } = useTranslation('home');
  usePageTitle(undefined, t('lead'));
  return viewer ? <MemberHome name={viewer.profile.name} /> : <VisitorHome />;
}
