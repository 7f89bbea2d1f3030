import { useViewer } from '@meetcute/react';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { MemberHome } from './MemberHome.tsx';
import { VisitorHome } from './VisitorHome.tsx';

/** Home: for a visitor what this is and the way in, for a member what is new (spec: route.home). */
export default function HomeScreen() {
  const viewer = useViewer();
  usePageTitle();
  return viewer ? <MemberHome name={viewer.profile.name} /> : <VisitorHome />;
}
