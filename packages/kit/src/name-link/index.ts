export { NameLink, type NameLinkProps } from './NameLink.tsx';
export { nameLinkCss } from './nameLinkCss.ts';
