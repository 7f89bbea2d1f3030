export { CardBadges } from './CardBadges.tsx';
export { CardGrid, CardGridSkeleton } from './CardGrid.tsx';
export { ProfileCard } from './ProfileCard.tsx';
export {
  skinProfileCard,
  type ProfileCardContentProps,
  type ProfileCardSlots,
  type ProfileCardProps,
} from './skinProfileCard.tsx';
