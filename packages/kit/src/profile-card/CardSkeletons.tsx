import type { Profile } from '@meetcute/contract';
import { PAGE_SIZE } from '@meetcute/core';
import type { ComponentType } from 'react';
import type { ProfileCardProps } from './skin-profile-card.tsx';

const blank: Profile = {
  id: '',
  name: '\u00a0',
  age: null,
  gender: null,
  date_of_birth: null,
  country: null,
  countryregion: null,
  city: null,
  language: null,
  main_image: null,
  images: [],
  personal: null,
  fictional: false,
  online: false,
  last_active: null,
};

export interface CardSkeletonsProps {
  /** The brand's profile card. */
  Card: ComponentType<ProfileCardProps>;
  /** Number of cards. Default: one page of results. */
  count?: number;
  /** Whether the cards will have a line of the profile. Default: false. */
  hasLine?: boolean;
}

/**
 * Placeholders of cards in a `CardGrid` while its members load. They are empty cards of the brand, so that nothing shifts
 * when the members appear.
 */
export function CardSkeletons({ Card, count = PAGE_SIZE, hasLine = false }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} data-part="skeleton" aria-hidden inert>
      <Card profile={blank} href="#" line={hasLine ? null : undefined} />
    </li>
  ));
}
