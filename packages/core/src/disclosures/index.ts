export { hasFictionalProfiles, joinFacts, type JoinFact } from './joinFacts.ts';
export { mandatoryWords, mandatoryWordsIn, type MandatoryKey } from './mandatoryWords.ts';
