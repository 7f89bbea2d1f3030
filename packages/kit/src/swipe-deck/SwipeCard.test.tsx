import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '../testing/examples.tsx';
import { members, Page } from '../testing/page.tsx';

const fictional = { ...members[0]!, fictional: true };

const drawPhoto = (place: string) => {
  const { container } = render(
    <Page>{examples['SwipeCard']!({ card: { profile: fictional, place, direction: 'none' } })}</Page>,
  );
  return container.querySelector('article img')!;
};

test.each(['next', 'under'])(
  'a card that another one covers at rest shows neither face nor words (%s)',
  (place) => {
    expect(drawPhoto(place)).not.toBeVisible();
    expect(screen.getByText(fictional.name, { exact: false })).not.toBeVisible();
  },
);

test.each(['top', 'gone'])(
  'a card in sight shows its photo with the label of a fictional person (%s)',
  (place) => {
    expect(drawPhoto(place)).toBeVisible();
    expect(screen.getByText('Fictional profile')).toBeVisible();
  },
);
