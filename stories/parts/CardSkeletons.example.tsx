import { CardGrid, CardSkeletons, ProfileCard } from '@meetcute/kit/profile-card';

export const Example = () => (
  <CardGrid role="list" aria-busy aria-label="Members">
    <CardSkeletons Card={ProfileCard} count={6} />
  </CardGrid>
);
