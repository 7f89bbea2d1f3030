export { createFont, type CreatedFont, type FontOptions } from './create-font.ts';
