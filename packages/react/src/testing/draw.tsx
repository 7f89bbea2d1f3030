import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';

const i18n = createI18n({ locale: 'en', messages: await catalogue('en') });

/** English text of the fictional label, from the catalogue. */
export const fictionalWords = i18n.t('common:fictional.label');

const inEnglish = (part: ReactElement) => <I18nextProvider i18n={i18n}>{part}</I18nextProvider>;

/** Renders a part in English and returns a function that renders another one in its place. */
export function drawAgain(part: ReactElement): { rerender: (next: ReactElement) => void } {
  const { rerender } = render(inEnglish(part));
  return { rerender: (next) => rerender(inEnglish(next)) };
}

/** Renders a part in English and returns its root element. Throws when the part renders nothing. */
export function draw(part: ReactElement): HTMLElement {
  const { container } = render(inEnglish(part));
  const root = container.firstElementChild;
  if (root instanceof HTMLElement) return root;
  throw new Error('The part drew no element, so there is nothing to look at. Check the props of the test.');
}
