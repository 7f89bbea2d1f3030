export { mandatoryWords, mandatoryWordsIn, type MandatoryKey } from './mandatoryWords.ts';
