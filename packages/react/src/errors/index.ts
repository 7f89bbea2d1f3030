export { useErrorText } from './useErrorText.ts';
