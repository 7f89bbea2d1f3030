import { useViewer } from '@meetcute/react';
import { MyProfilePage } from './MyProfilePage.tsx';
import { MyProfileSkeleton } from './MyProfileSkeleton.tsx';

/** The viewer's own profile, read and edited in place (spec: route.profile). */
export default function MyProfileScreen() {
  const viewer = useViewer();
  return viewer ? <MyProfilePage user={viewer} /> : <MyProfileSkeleton />;
}
