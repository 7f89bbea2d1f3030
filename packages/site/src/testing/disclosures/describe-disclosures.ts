import { baseCss, tokensCss } from '@meetcute/theme';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Template } from '../../template/define-template.ts';
import { closeSites } from '../open-site.tsx';
import { disclosures } from './disclosures.ts';
import { expectNothing, expectNothingIn, chooseLooks, type LookShare } from './looks.ts';
import type { Proof } from './open-place.ts';
import { visit } from './visit.ts';

/** Applies a brand's styles to the test page during the tests of the current suite. */
export function wearStyles({ name: brand, tokens }: Template): void {
  const style = document.createElement('style');
  style.textContent = [baseCss, tokensCss(brand, tokens)].join('\n');
  beforeAll(() => document.head.append(style));
  afterAll(() => style.remove());
}

/**
 * Visits a template's pages with a fictional member. Each place must label her wherever it identifies her, in words
 * that can be read as they are painted, on phone and desktop and in both schemes. Places with safety controls must
 * offer to report and to block her. `prove` is called with each place, and with its safety dialog.
 */
export function describeDisclosures(template: Template, prove?: Proof, share?: LookShare): void {
  describe(`disclosures of ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test.each(disclosures.map((disclosure, index) => [disclosure.place, disclosure, index] as const))(
      'labels a fictional member in %s',
      async (place, disclosure, index) => {
        const placeVisit = await visit(template, disclosure);
        if (prove && disclosure.find)
          expect([null, document.querySelector('main')]).not.toContain(disclosure.find());
        await expectNothingIn(chooseLooks(index, share), placeVisit.lacks);
        await prove?.(place, placeVisit);
        if (!disclosure.isWayToSafety) return;
        const dialog = await placeVisit.openSafety();
        await expectNothing(dialog.lacks);
        await prove?.(place, dialog);
      },
    );
  });
}
