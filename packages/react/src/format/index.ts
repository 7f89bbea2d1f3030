export { useCountryOptions, useLocationLabel } from './usePlaceNames.ts';
export { useFormatLocale } from './useFormatLocale.ts';
export { useFieldTexts, type FieldTexts } from './useFieldTexts.ts';
export { useMessagePrice } from './useMessagePrice.ts';
export { useProblemText } from './useProblemText.ts';
