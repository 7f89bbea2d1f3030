export { idsByRef, refOf } from './idsByRef.ts';
