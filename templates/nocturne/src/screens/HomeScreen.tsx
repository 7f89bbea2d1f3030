import { useViewer } from '@meetcute/react';
import { useMemberPart, usePageTitle, VisitorHome } from '@meetcute/site';

/** A member's half, which a visitor is spared. */
export const forMembers = () => import('./MemberStage.tsx');

/** Home: the site's own for a visitor, the night's stage for a member (spec: route.home). */
export default function HomeScreen() {
  const MemberStage = useMemberPart('Home', forMembers);
  const viewer = useViewer();
  usePageTitle();
  return viewer ? <MemberStage name={viewer.profile.name} /> : <VisitorHome />;
}
