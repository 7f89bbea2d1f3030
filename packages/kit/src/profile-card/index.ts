export { CardBadges, type CardBadgesProps } from './CardBadges.tsx';
export { cardBadgesCss, narrowBadgesCss } from './card-badges-css.ts';
export { cardLineCss } from './card-line-css.ts';
export { CardGrid } from './CardGrid.tsx';
export { CardSkeletons, type CardSkeletonsProps } from './CardSkeletons.tsx';
export { fictionalLabelCss } from './fictional-label-css.ts';
export { ProfileCard } from './ProfileCard.tsx';
export {
  skinProfileCard,
  type ProfileCardContentProps,
  type ProfileCardSlots,
  type ProfileCardProps,
} from './skin-profile-card.tsx';
