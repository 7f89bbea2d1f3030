export { useBirthDatePrompt } from './useBirthDatePrompt.ts';
