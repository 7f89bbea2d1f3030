import { createI18n } from '@meetcute/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { MISSING_TEXTS, reportMissingTexts } from './report-missing-texts.ts';

const { stackTraceLimit: usualLimit } = Error;
afterEach(() => {
  vi.unstubAllGlobals();
  Error.stackTraceLimit = usualLimit;
});

test('reports a namespace that the page uses without loading it, once', () => {
  const page = new EventTarget();
  const reports: unknown[] = [];
  page.addEventListener(MISSING_TEXTS, (event) => reports.push((event as CustomEvent<unknown>).detail));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('location', { origin: 'http://harbour.localhost:3000', pathname: '/members' });
  const instance = createI18n({ locale: 'de', messages: { common: { close: 'Schließen' } }, log: () => {} });
  reportMissingTexts(instance);
  // As the stack of a browser has it: components of the library are elsewhere.
  const { stackTraceLimit } = Error;
  vi.stubGlobal(
    'Error',
    class {
      stack = 'at t (http://harbour.localhost:3000/node_modules/i18next.js:1:2)\n'.concat(
        'at Content (http://harbour.localhost:3000/src/parts/ProfileCard.tsx?t=17:40:2)',
      );
    },
  );
  instance.t('fields:sensitive.closed');
  instance.t('fields:hair.label');
  instance.t('common:tryAgain');
  expect(stackTraceLimit).toBe(50);
  expect(reports).toEqual([
    {
      namespace: 'fields',
      key: 'sensitive.closed',
      path: '/members',
      file: 'src/parts/ProfileCard.tsx',
    },
  ]);
});
