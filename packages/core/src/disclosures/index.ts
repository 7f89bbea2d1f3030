export { fictionalWords, localFictionalTerm } from './fictional-term.ts';
export { hasFictionalProfiles, hasPlainTerm, joinFacts, type JoinFact } from './join-facts.ts';
export { mandatoryWords, mandatoryWordsIn, type MandatoryKey } from './mandatory-words.ts';
