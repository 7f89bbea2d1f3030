export * from './countCharacters.ts';
export * from './mergeText.ts';
export * from './mergeValues.ts';
