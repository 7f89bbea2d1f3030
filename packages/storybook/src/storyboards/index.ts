export { idsByRef, formatStoryRef } from './ids-by-ref.ts';
