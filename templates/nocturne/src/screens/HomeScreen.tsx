import { useViewer } from '@meetcute/react';
import { useMemberPart, usePageTitle, VisitorHome } from '@meetcute/site';

/** Members-only half of the page, not loaded for visitors. */
export const forMembers = () => import('./MemberStage.tsx');

/** Home page: the site's default for visitors, its own page for members (spec: route.home). */
export default function HomeScreen() {
  const MemberStage = useMemberPart('Home', forMembers);
  const viewer = useViewer();
  usePageTitle();
  return viewer ? <MemberStage name={viewer.profile.name} /> : <VisitorHome />;
}
