import { ButtonLink } from '@meetcute/kit/button';

export const Example = () => (
  <ButtonLink href="/members" variant="quiet" size="large">
    Search members
  </ButtonLink>
);
