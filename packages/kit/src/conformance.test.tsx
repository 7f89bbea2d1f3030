import { render } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { expect, test, vi } from 'vitest';
import { examples } from './testing/examples.tsx';
import { Page } from './testing/page.tsx';

/** Components without an outermost element of their own. */
const WITHOUT_ELEMENT: ReadonlySet<string> = new Set(['CardSkeletons', 'SwipeStamps']);

/** Components without a state, because styled-components creates them: their class name is a text. */
const WITHOUT_STATE: ReadonlySet<string> = new Set(['CardGrid', 'PageColumn', 'Skeleton', 'StepBody']);

const entries = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });
const isComponent = (value: unknown) =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && 'styledComponentId' in value);
const components = Object.values(entries)
  .flatMap((entry) => Object.entries(entry))
  .flatMap(([name, value]) => (/^[A-Z]/.test(name) && isComponent(value) ? [name] : []))
  .filter((name) => !WITHOUT_ELEMENT.has(name));

/** Renders a component and returns its outermost element and how often the ref was called. */
const draw = (name: string, props: object) => {
  const ref = vi.fn<(element: HTMLElement | null) => void>();
  const make = examples[name]!;
  const { rerender } = render(<Page>{make({ ...props, ref })}</Page>);
  rerender(<Page>{make({ ...props, ref })}</Page>);
  const element = ref.mock.calls[0]?.[0];
  return { element, calls: ref.mock.calls.length };
};

test('every component of every entry point has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(components)].toSorted());
});

test.each(components)('%s gives its element a class name beside its own, styles and one ref', (name) => {
  const plain = draw(name, {}).element;
  const { element, calls } = draw(name, { className: 'brand', style: { scale: 0.5 } });
  expect(element).toBeInstanceOf(HTMLElement);
  const ownClassNames = [...plain!.classList].filter((each) => !each.startsWith('react-aria-'));
  expect([...element!.classList]).toEqual([...ownClassNames, 'brand']);
  expect(element!.style.scale).toBe('0.5');
  expect(calls).toBe(1);
});

test.each(components.filter((name) => !WITHOUT_STATE.has(name)))(
  '%s passes its state to functions',
  (name) => {
    const className = vi.fn<(state: object) => string>(() => 'brand');
    const style = vi.fn<(state: object) => CSSProperties>(() => ({ scale: 0.5 }));
    const { element } = draw(name, { className, style });
    expect(element!.classList).toContain('brand');
    expect(element!.style.scale).toBe('0.5');
    expect(className).toHaveBeenCalledWith(expect.any(Object));
  },
);

test.each([
  ['Button', { isDisabled: true }, { isDisabled: true }, { disabled: 'true' }],
  ['DateOfBirthField', { error: 'Missing' }, { isInvalid: true }, { invalid: 'true' }],
  ['EmptyState', { isAlert: true }, { isAlert: true }, { alert: 'true' }],
  ['Form', { isPending: true }, { isPending: true }, { pending: 'true' }],
  ['PasswordField', { error: 'Missing' }, { isInvalid: true }, { invalid: 'true' }],
  ['Photo', { shape: 'round' }, { shape: 'round' }, { shape: 'round' }],
  [
    'RadioField',
    { error: 'Missing', isDisabled: true },
    { isInvalid: true, isDisabled: true },
    { invalid: 'true', disabled: 'true' },
  ],
  ['SelectField', { isDisabled: true }, { isInvalid: false, isDisabled: true }, { disabled: 'true' }],
  ['SwipeLink', { href: null }, { isHidden: true }, { hidden: 'true' }],
  ['SwitchField', { value: true }, { isSelected: true, isDisabled: false }, { selected: 'true' }],
  ['TextField', { error: 'Missing' }, { isInvalid: true, isDisabled: false }, { invalid: 'true' }],
])('%s has its state as data attributes, and passes it to functions', (name, props, state, data) => {
  const className = vi.fn<(renderProps: object) => string>(() => 'brand');
  const { element } = draw(name, { ...props, className });
  expect(className).toHaveBeenLastCalledWith(expect.objectContaining(state));
  expect({ ...element!.dataset }).toMatchObject(data);
});
