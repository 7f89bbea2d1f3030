import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { members, Page } from '../testing/page.tsx';
import { LikeButton } from './LikeButton.tsx';

test('a heart has a transform before it is pressed, so that a press lays out no page', () => {
  const { getByRole } = render(<LikeButton profile={members[1]!} />, { wrapper: Page });
  expect(getComputedStyle(getByRole('button')).transform).not.toBe('none');
});
