export { useCountryOptions } from './useCountryOptions.ts';
export { useFormatLocale } from './useFormatLocale.ts';
export { useFieldTexts, type FieldTexts } from './useFieldTexts.ts';
export { useLocationLabel } from './useLocationLabel.ts';
export { useMessagePrice } from './useMessagePrice.ts';
export { useProblemText } from './useProblemText.ts';
