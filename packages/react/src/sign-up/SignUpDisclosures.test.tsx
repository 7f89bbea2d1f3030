import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { SignUpDisclosures } from './SignUpDisclosures.tsx';

const { Page } = openPage(memberWorld());
const disclosures: MakePart = (props) => (
  <Page>
    <SignUpDisclosures {...props} />
  </Page>
);

describeConformance('SignUpDisclosures', disclosures, {
  tag: 'ul',
  states: { shown: { make: disclosures, state: {}, data: { part: 'disclosures' } } },
});

const notice = (term: string) =>
  `Linden Lane also shows “${term}”: profiles that we made up and write for. You can chat with them, but you can’t meet them. They’re always labelled.`;

test.each([
  ['fictional profiles', 0, [notice('fictional profiles'), 'Messages are free.']],
  [
    'dream profiles',
    2,
    [notice('dream profiles'), 'A message costs €0.30 or more. You’ll always see the price before you send.'],
  ],
  ['', 0, ['Messages are free.']],
  ['', 2, ['A message costs €0.30. You’ll always see the price before you send.'], { highest: 30 }],
  [
    '',
    2,
    [
      'A message costs €0.30 to €0.60, depending on the package. You’ll always see the price before you send.',
    ],
    { highest: 60 },
  ],
])(
  'with the term %o and messages for %o credits says so',
  (term, credits, lines, price: { highest?: number } = {}) => {
    const world = memberWorld();
    Object.assign(world.settings, {
      fictional_plural: term,
      message_credits: credits,
      minimum_message_costs: { NL: { costs: 30, currency: 'EUR', ...price } },
    });
    const { Page: Priced } = openPage(world);
    const { getByRole } = render(<SignUpDisclosures />, { wrapper: Priced });
    const items = [...getByRole('list', { name: 'Good to know' }).children];
    expect(items.map((item) => item.textContent)).toEqual(['Only for adults aged 18 and over', ...lines]);
  },
);

test('keeps its facts whatever the children of a brand', () => {
  const { getAllByRole } = render(
    <SignUpDisclosures>
      <li>Come in</li>
    </SignUpDisclosures>,
    { wrapper: Page },
  );
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Only for adults aged 18 and over',
    expect.stringContaining('made up'),
    'Messages are free.',
    'Come in',
  ]);
});
