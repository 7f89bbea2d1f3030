export { LanguageBadge, type LanguageBadgeProps } from './LanguageBadge.tsx';
export { useLanguageBadge } from './useLanguageBadge.ts';
