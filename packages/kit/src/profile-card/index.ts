export { CardBadges } from './CardBadges.tsx';
export { ProfileCard } from './ProfileCard.tsx';
export {
  skinProfileCard,
  type ProfileCardContentProps,
  type ProfileCardLook,
  type ProfileCardProps,
} from './skinProfileCard.tsx';
