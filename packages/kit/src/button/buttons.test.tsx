import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, type ButtonProps } from './Button.tsx';
import { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

interface Given {
  className?: string | ((state: { isDisabled: boolean }) => string);
  style?: { opacity: number } | ((state: { isDisabled: boolean }) => { opacity: number });
  ref?: (element: HTMLElement | null) => void;
  isDisabled?: boolean;
}

const makes: readonly (readonly [string, (props: Given) => ReactElement])[] = [
  ['Button', (props) => <Button {...(props as Partial<ButtonProps>)}>Send</Button>],
  [
    'ButtonLink',
    (props) => (
      <ButtonLink href="/chats" {...(props as Partial<ButtonLinkProps>)}>
        Chats
      </ButtonLink>
    ),
  ],
  [
    'IconButton',
    (props) => (
      <IconButton aria-label="Close" {...(props as Partial<IconButtonProps>)}>
        ×
      </IconButton>
    ),
  ],
];

const drawn = (part: ReactElement) => render(part).container.firstElementChild as HTMLElement;

test.each(makes)('%s joins a class name with its own, and takes styles and a ref', (_name, make) => {
  const ref = vi.fn<(element: HTMLElement | null) => void>();
  const [own] = drawn(make({})).classList;
  const element = drawn(make({ className: 'brand', style: { opacity: 0.5 }, ref }));
  expect([...element.classList]).toEqual(expect.arrayContaining([own, 'brand']));
  expect(element.style.opacity).toBe('0.5');
  expect(ref).toHaveBeenCalledExactlyOnceWith(element);
});

test.each(makes)('%s passes its state to className and style functions', (_name, make) => {
  const [own] = drawn(make({})).classList;
  const element = drawn(
    make({
      isDisabled: true,
      className: ({ isDisabled }) => (isDisabled ? 'off' : 'on'),
      style: ({ isDisabled }) => ({ opacity: isDisabled ? 0.5 : 1 }),
    }),
  );
  expect([...element.classList]).toEqual(expect.arrayContaining([own, 'off']));
  expect(element.style.opacity).toBe('0.5');
});
