import { useViewer } from '@meetcute/react';
import { usePageTitle, VisitorHome } from '@meetcute/site';
import { MemberStage } from './MemberStage.tsx';

/** Home: the site's own for a visitor, the night's stage for a member (spec: route.home). */
export default function HomeScreen() {
  const viewer = useViewer();
  usePageTitle();
  return viewer ? <MemberStage name={viewer.profile.name} /> : <VisitorHome />;
}
