import { cleanup, fireEvent } from '@testing-library/react';
import { cloneElement, isValidElement } from 'react';
import type { CSSProperties, ElementType, MouseEvent, ReactElement, ReactNode, RefCallback } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { draw, drawAgain } from './draw.tsx';

/** Props that every headless part accepts besides its own. */
export interface RootProps {
  ref?: RefCallback<HTMLElement>;
  as?: ElementType;
  id?: string;
  'aria-label'?: string;
  title?: string;
  className?: string | ((state: object) => string);
  style?: CSSProperties | ((state: object) => CSSProperties);
  children?: ReactNode | ((state: object) => ReactNode);
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Creates a part with the given props. */
export type MakePart = (props: RootProps) => ReactElement<{ children?: ReactNode }>;

/** State of a part to test. */
export interface PartInState {
  /** Creates the part in this state. */
  make: MakePart;
  /** State that `className`, `style` and `children` functions receive; may be a subset. */
  state: object;
  /** Exact `data-*` attributes of the root element, in camel case. */
  data: Readonly<Record<string, string>>;
}

/** Expected behavior of a part. */
export interface Conformance {
  /** Tag name of the default root element. */
  tag: string;
  /** States of the part, by name. */
  states: Readonly<Record<string, PartInState>>;
}

/** Returns the same elements as new objects, so that React renders each of them again. */
const cloneTree = (part: ReactElement<{ children?: ReactNode }>): ReactElement => {
  const { children } = part.props;
  return isValidElement<{ children?: ReactNode }>(children)
    ? cloneElement(part, {}, cloneTree(children))
    : cloneElement(part);
};

/** Tests the behavior that all headless parts share. `conformance.test.tsx` requires it for every exported part. */
export function describeConformance(name: string, make: MakePart, { tag, states }: Conformance): void {
  describe(name, () => {
    afterEach(cleanup);

    test(`renders a ${tag} element by default and forwards its ref`, () => {
      const ref = vi.fn<RefCallback<HTMLElement>>();
      const root = draw(make({ ref }));
      expect(root.localName).toBe(tag);
      expect(ref).toHaveBeenCalledWith(root);
    });

    test('forwards other props, class name, style and children', () => {
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

    test('runs a given event handler', () => {
      const onClick = vi.fn<() => void>();
      fireEvent.click(draw(make({ onClick })));
      expect(onClick).toHaveBeenCalledOnce();
    });

    test('calls a given ref once, also when the part renders again', () => {
      const ref = vi.fn<RefCallback<HTMLElement>>();
      const part = make({ ref });
      drawAgain(part).rerender(cloneTree(part));
      expect(ref).toHaveBeenCalledOnce();
    });

    test('uses a given accessible name', () => {
      expect(draw(make({ 'aria-label': 'Another name' })).ariaLabel).toBe('Another name');
    });

    test('renders the element that `as` names with all props', () => {
      const ref = vi.fn<RefCallback<HTMLElement>>();
      const root = draw(make({ as: 'section', ref, className: 'brand', children: <b>inside</b> }));
      expect([root.localName, root.className]).toEqual(['section', 'brand']);
      expect(root.querySelector('b')?.textContent).toBe('inside');
      expect(ref).toHaveBeenCalledWith(root);
    });

    describe.each(Object.entries(states))('state: %s', (_name, { make: makeInState, state, data }) => {
      test('sets the data attributes', () => {
        expect({ ...draw(makeInState({})).dataset }).toEqual(data);
      });

      test('passes the state to className, style and children functions', () => {
        const className = vi.fn<(renderProps: object) => string>(() => 'brand');
        const style = vi.fn<(renderProps: object) => CSSProperties>(() => ({ opacity: 0.5 }));
        const children = vi.fn<(renderProps: object) => ReactNode>(() => <b>inside</b>);
        const root = draw(makeInState({ className, style, children }));
        expect([root.className, root.style.opacity]).toEqual(['brand', '0.5']);
        expect(root.querySelector('b')?.textContent).toBe('inside');
        for (const spy of [className, style, children]) {
          expect(spy).toHaveBeenLastCalledWith(expect.objectContaining(state));
        }
      });
    });
  });
}
