export { visuallyHiddenCss } from './visually-hidden-css.ts';
