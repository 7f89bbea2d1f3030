import { useViewer } from '@meetcute/react';
import { useMemberPart } from '../../template/context.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { VisitorHome } from './VisitorHome.tsx';

/** A member's half, which a visitor is spared. */
export const forMembers = () => import('./MemberHome.tsx');

/** Home: for a visitor what this is and the way in, for a member what is new (spec: route.home). */
export default function HomeScreen() {
  const MemberHome = useMemberPart('Home', forMembers);
  const viewer = useViewer();
  usePageTitle();
  return viewer ? <MemberHome name={viewer.profile.name} /> : <VisitorHome />;
}
