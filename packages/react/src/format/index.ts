export { useCardLine } from './useCardLine.ts';
/** Rules for the fields of a profile, for templates, which import nothing of core. */
export { hasInterests, interestIds, INTERESTS_FIELD, interestsOf, shownFields } from '@meetcute/core';
export { useCountryOptions } from './useCountryOptions.ts';
export { useFormatLocale } from './useFormatLocale.ts';
export {
  useFieldTexts,
  useInterestLabels,
  type FieldTexts,
  useOnlyYou,
  useVisitorNote,
} from './useFieldTexts.ts';
export { useLocationLabel } from './useLocationLabel.ts';
export { useMessagePrice } from './useMessagePrice.ts';
export { useProblemText } from './useProblemText.ts';
