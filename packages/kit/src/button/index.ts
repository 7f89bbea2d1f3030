export { Button, type ButtonProps } from './Button.tsx';
export { buttonCss } from './button-css.ts';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
