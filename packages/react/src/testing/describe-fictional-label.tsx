import { cleanup } from '@testing-library/react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { RootProps } from './describe-conformance.tsx';
import { draw, fictionalWords } from './draw.tsx';

/** Custom root element of a brand. */
const BrandFrame = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="group" />;

/** Ways in which a brand may render a root. */
const brands: Readonly<Record<string, RootProps>> = {
  'no children': {},
  'null as children': { children: null },
  'text as children': { children: 'Robin' },
  'elements as children': { children: [<b key="name">Robin</b>, <i key="city">Utrecht</i>] },
  'another element': { as: 'section', children: 'Robin' },
  'a frame of its own': { as: BrandFrame, children: <b>Robin</b> },
};

/**
 * Tests that a root labels fictional profiles in words, however a brand renders it, and never labels real members.
 */
export function describeFictionalLabel(
  name: string,
  make: (fictional: boolean, props: RootProps) => ReactElement,
): void {
  describe(`the fictional label of ${name}`, () => {
    afterEach(cleanup);

    test.each(Object.entries(brands))('is visible once, in words, with %s', (_brand, props) => {
      const labels = draw(make(true, props)).querySelectorAll<HTMLElement>('[data-part="fictional"]');
      expect([...labels].map((label) => label.innerText)).toEqual([fictionalWords]);
      expect(labels[0]?.checkVisibility()).toBe(true);
    });

    test.each(Object.entries(brands))('is not rendered for a real member with %s', (_brand, props) => {
      const root = draw(make(false, props));
      expect(root.querySelector('[data-part="fictional"]')).toBeNull();
      expect(root.textContent).not.toContain(fictionalWords);
    });
  });
}
