import { contrast, rolePairs } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNames } from '@meetcute/storybook/brands';
import { BrandSections, type BrandLook } from './BrandSections.tsx';
import { FocusedParts, SHOWN_FOCUS } from './FocusedParts.tsx';
import { Page } from './Page.tsx';

const grounds = {
  surface: 'On the page',
  surfaceRaised: 'On a raised surface',
  surfaceSunken: 'On a sunken surface',
};

const pairs = rolePairs.filter(({ foreground }) => foreground === 'focus');

/** Contrast of the ring with each surface behind it. */
function Contrasts({ scheme, tokens }: BrandLook) {
  const roles = tokens[scheme];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Ring</th>
          <th scope="col">Contrast</th>
          <th scope="col">Required</th>
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
    why: 'The gap keeps the contrast with the surface, whatever colour the part has.',
  },
  {
    place: 'Items of a list that are one link',
    offset: '2 px inside',
    why: 'A ring outside would overlap the next item.',
  },
  {
    place: 'Photos',
    offset: '4 px inside',
    why: 'A photo may fill the window, so nothing outside it is visible.',
  },
  {
    place: 'Radio buttons and switches',
    offset: '2 px outside, around the option',
    why: 'The whole option can be pressed, not only its control.',
  },
  {
    place: 'Heading and page after navigation',
    offset: 'none',
    why: 'They receive the focus so that screen readers announce the new page. They do nothing when pressed.',
  },
];

function Focus() {
  return (
    <Page
      title="Focus"
      lead="One ring of 2 px for everything that takes the keyboard’s focus. It doesn’t show after a tap or a click."
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
        <h2>Where the ring appears</h2>
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

const readLook = (element: Element) => {
  const { outline, outlineOffset, borderRadius } = getComputedStyle(element);
  return `${outline} at ${outlineOffset}, ${borderRadius}`;
};

/** The ring on real parts in each brand and scheme, with its contrast. */
export const EveryBrand: Story = {
  name: 'Every brand',
  play: async ({ canvasElement, userEvent }) => {
    const focusedParts = [...canvasElement.querySelectorAll<HTMLElement>(`[${SHOWN_FOCUS}]`)];
    const kinds = new Set(focusedParts.map(({ tagName }) => tagName));
    await expect([...kinds].sort()).toEqual(['A', 'BUTTON', 'INPUT']);
    await expect(new Set(focusedParts.map((part) => part.closest('[data-template]'))).size).toBe(
      2 * brandNames.length,
    );
    for (const part of focusedParts) {
      // The ring of a radio button lies around its option.
      const ringedElement = part.closest('[data-part="option"]') ?? part;
      const lookBefore = readLook(ringedElement);
      await expect(lookBefore).toContain('solid 2px at 2px');
      part.focus({ focusVisible: true } as FocusOptions);
      await expect(part).toHaveFocus();
      await expect(readLook(ringedElement)).toBe(lookBefore);
    }
    focusedParts.at(-1)!.blur();
    await userEvent.tab();
  },
};
