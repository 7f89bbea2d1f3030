import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { LikeButtonRoot, type LikeButtonRootProps } from './LikeButtonRoot.tsx';

const buttonWith =
  (baseProps: Partial<LikeButtonRootProps> = {}): MakePart =>
  (props: RootProps) => <LikeButtonRoot name="Robin" {...baseProps} {...(props as object)} />;

describeConformance('LikeButtonRoot', buttonWith(), {
  tag: 'button',
  states: {
    'not selected': { make: buttonWith(), state: { isSelected: false, isMutual: false }, data: {} },
    'selected and mutual': {
      make: buttonWith({ defaultSelected: true, isMutual: true }),
      state: { isSelected: true, isMutual: true },
      data: { selected: 'true', mutual: 'true' },
    },
  },
});

test('keeps its own state without a page that does, and reports each change', () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const button = draw(buttonWith({ onChange })({}));
  expect([button.ariaLabel, button.ariaPressed]).toEqual(['Like Robin', 'false']);
  fireEvent.click(button);
  expect(button.ariaPressed).toBe('true');
  fireEvent.click(button);
  expect(button.ariaPressed).toBe('false');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('shows the state of the page while controlled', () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const button = draw(buttonWith({ isSelected: true, onChange })({}));
  fireEvent.click(button);
  expect(button.ariaPressed).toBe('true');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});
