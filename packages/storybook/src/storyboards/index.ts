export { idsByRef, refOf } from './ids-by-ref.ts';
