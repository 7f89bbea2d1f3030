export { useErrorPolicy } from './useErrorPolicy.ts';
export { useErrorText } from './useErrorText.ts';
