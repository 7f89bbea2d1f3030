export { useAskedBirthDate } from './useAskedBirthDate.ts';
