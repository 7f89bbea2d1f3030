export { hiddenCss } from './hiddenCss.ts';
