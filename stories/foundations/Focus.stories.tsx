import { contrast, rolePairs } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNames } from '../../.storybook/brand-names.ts';
import { BrandSections, type BrandLook } from './BrandSections.tsx';
import { FocusedParts } from './FocusedParts.tsx';
import { Page } from './Page.tsx';

const grounds = {
  surface: 'On the page',
  surfaceRaised: 'On a raised surface',
  surfaceSunken: 'On a sunken surface',
};

const pairs = rolePairs.filter(({ foreground }) => foreground === 'focus');

/** Contrast of the ring with each surface that it lies on. */
function Contrasts({ scheme, tokens }: BrandLook) {
  const roles = tokens[scheme];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Ring</th>
          <th scope="col">It has</th>
          <th scope="col">It needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ background, least }) => (
          <tr key={background}>
            <th scope="row">{grounds[background as keyof typeof grounds]}</th>
            <td>{contrast(roles.focus, roles[background]).toFixed(1)} : 1</td>
            <td>{least} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const places = [
  {
    place: 'Buttons, links, fields, profile cards',
    offset: '2 px outside',
    why: 'The surface between them keeps the contrast, whatever colour the part has.',
  },
  {
    place: 'Items of a list that are one link',
    offset: '2 px inside',
    why: 'Their neighbours touch them.',
  },
  {
    place: 'Photos',
    offset: '4 px inside',
    why: 'A photo may fill the window, so nothing outside it is visible.',
  },
  {
    place: 'Radio buttons and switches',
    offset: '2 px outside, around the option',
    why: 'What is pressed is larger than the control.',
  },
  {
    place: 'Heading and page after navigation',
    offset: 'none',
    why: 'They take the focus for screen readers and do nothing when pressed.',
  },
];

function Focus() {
  return (
    <Page
      title="Focus"
      lead="One ring of 2 px for everything that takes the keyboard’s focus. Pressing with a finger or mouse shows none."
    >
      <section>
        <h2>Try it</h2>
        <p>Press Tab. These parts follow the brand and scheme of the toolbar.</p>
        <br />
        <FocusedParts />
      </section>
      <BrandSections>
        {(look) => (
          <>
            <FocusedParts areFocused />
            <br />
            <Contrasts {...look} />
          </>
        )}
      </BrandSections>
      <section>
        <h2>Where the ring lies</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Ring</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, offset, why }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{offset}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Focus', component: Focus } satisfies Meta<typeof Focus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ring on real parts in each brand and scheme, with its contrast. */
export const EveryBrand: Story = {
  name: 'Every brand',
  play: async ({ canvas, userEvent }) => {
    // The first parts are those to try, the others are those of the brands, which draw the ring as if they had the focus.
    const buttons = canvas.getAllByRole('button', { name: 'Save' });
    await expect(buttons).toHaveLength(1 + 2 * brandNames.length);
    await userEvent.tab();
    for (const button of buttons) {
      await expect(button).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '2px' });
    }
    await expect(buttons[0]).toHaveFocus();
  },
};
