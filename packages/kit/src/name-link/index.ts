export { NameLink, type NameLinkProps } from './NameLink.tsx';
export { coverLinkCss, nameLinkCss } from './nameLinkCss.ts';
