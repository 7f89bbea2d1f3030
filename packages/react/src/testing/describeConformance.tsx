import { cleanup } from '@testing-library/react';
import type { CSSProperties, ElementType, ReactElement, ReactNode, RefCallback } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { draw } from './draw.tsx';

/** What every headless root takes beside props of its own. */
export interface RootProps {
  ref?: RefCallback<HTMLElement>;
  as?: ElementType;
  id?: string;
  title?: string;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A state of a root: how it is drawn, and exactly the `data-*` attributes that show it. */
export interface RootState {
  part: ReactElement;
  data: Readonly<Record<string, string>>;
}

/** What a root promises: the tag it draws by default, and its states by name. */
export interface Conformance {
  tag: string;
  states: Readonly<Record<string, RootState>>;
}

/** Tests what all headless roots have in common; `make` draws the root with the given props. */
export function describeConformance(
  name: string,
  make: (props: RootProps) => ReactElement,
  { tag, states }: Conformance,
): void {
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

    test.each(Object.entries(states))('shows in data attributes: %s', (_state, { part, data }) => {
      expect({ ...draw(part).dataset }).toEqual(data);
    });
  });
}
