import { useParts } from '../../template/context.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';

/** Home: who this is for, and the one way in (spec: route.home). */
export default function HomeScreen() {
  usePageTitle();
  const { Hero } = useParts('index');
  return <Hero />;
}
