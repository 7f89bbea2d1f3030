import { cleanup } from '@testing-library/react';
import type { CSSProperties, ElementType, MouseEvent, ReactElement, ReactNode, RefCallback } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { draw } from './draw.tsx';

/** What every headless part takes beside props of its own. */
export interface RootProps {
  ref?: RefCallback<HTMLElement>;
  as?: ElementType;
  id?: string;
  title?: string;
  className?: string | ((state: object) => string);
  style?: CSSProperties | ((state: object) => CSSProperties);
  children?: ReactNode | ((state: object) => ReactNode);
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Draws a part with the given props. */
export type MakePart = (props: RootProps) => ReactElement;

/** A state of a part: how it is drawn, what its functions get to know, and exactly the `data-*` attributes that show it. */
export interface PartInState {
  make: MakePart;
  state: object;
  data: Readonly<Record<string, string>>;
}

/** What a part promises: the tag it draws by default, and its states by name. */
export interface Conformance {
  tag: string;
  states: Readonly<Record<string, PartInState>>;
}

/** Tests what all headless parts have in common; `make` draws the part. `conformance.test.tsx` asks this of each. */
export function describeConformance(name: string, make: MakePart, { tag, states }: Conformance): void {
  describe(name, () => {
    afterEach(cleanup);

    test(`is drawn as ${tag} by default and hands its ref on`, () => {
      const ref = vi.fn<RefCallback<HTMLElement>>();
      const root = draw(make({ ref }));
      expect(root.localName).toBe(tag);
      expect(ref).toHaveBeenCalledWith(root);
    });

    test('hands rest props, class name, style and children on', () => {
      const props = { id: 'root', title: 'A title', className: 'brand', style: { opacity: 0.5 } };
      const root = draw(make({ ...props, children: <b>inside</b> }));
      expect([root.id, root.title, root.className, root.style.opacity]).toEqual([
        'root',
        'A title',
        'brand',
        '0.5',
      ]);
      expect(root.querySelector('b')?.textContent).toBe('inside');
    });

    test('is drawn as the element that `as` names, with all it was given', () => {
      const ref = vi.fn<RefCallback<HTMLElement>>();
      const root = draw(make({ as: 'section', ref, className: 'brand', children: <b>inside</b> }));
      expect([root.localName, root.className]).toEqual(['section', 'brand']);
      expect(root.querySelector('b')?.textContent).toBe('inside');
      expect(ref).toHaveBeenCalledWith(root);
    });

    describe.each(Object.entries(states))('as %s', (_name, { make: makeInState, state, data }) => {
      test('shows it in data attributes', () => {
        expect({ ...draw(makeInState({})).dataset }).toEqual(data);
      });

      test('lets functions make class name, style and children of it', () => {
        const className = vi.fn<(known: object) => string>(() => 'brand');
        const style = vi.fn<(known: object) => CSSProperties>(() => ({ opacity: 0.5 }));
        const children = vi.fn<(known: object) => ReactNode>(() => <b>inside</b>);
        const root = draw(makeInState({ className, style, children }));
        expect([root.className, root.style.opacity]).toEqual(['brand', '0.5']);
        expect(root.querySelector('b')?.textContent).toBe('inside');
        for (const given of [className, style, children]) {
          expect(given).toHaveBeenLastCalledWith(expect.objectContaining(state));
        }
      });
    });
  });
}
