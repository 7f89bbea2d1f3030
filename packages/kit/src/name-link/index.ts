export { NameLink, type NameLinkProps } from './NameLink.tsx';
export { coverLinkCss, nameLinkCss } from './name-link-css.ts';
