export { visuallyHiddenCss } from './visuallyHiddenCss.ts';
