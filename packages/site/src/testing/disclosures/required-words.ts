import { findProtection } from '@meetcute/i18n/node';
import { testTexts } from '../open-site.tsx';

/** Returns words that a template must show. Throws for a text that a brand may replace. */
export const requiredWords = ((key: string, ...values: unknown[]) => {
  if (findProtection(key) === null)
    throw new Error(
      `Templates must show the text '${key}', but brands may replace it. Add it to packages/i18n/src/own-texts/protected-texts.ts.`,
    );
  return (testTexts.t as unknown as (...args: unknown[]) => string)(key, ...values);
}) as unknown as typeof testTexts.t;
