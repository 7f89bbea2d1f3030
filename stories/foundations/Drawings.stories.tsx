import {
  deckEndDrawing,
  EmptyState,
  errorPageDrawing,
  failedDrawing,
  noChatsDrawing,
  noLikesDrawing,
  noMembersDrawing,
  noNotificationsDrawing,
  noResultsDrawing,
} from '@meetcute/kit';
import type { DrawingName } from '@meetcute/site';
import { findBrand } from '@meetcute/storybook/brands';
import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Page } from './Page.tsx';

const Grid = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${vars.space[4]};

  & li {
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.surface};
  }
`;

const drawings: readonly (readonly [name: DrawingName, title: string, drawing: ReactNode])[] = [
  ['NoChats', 'No chats yet', noChatsDrawing],
  ['NoLikes', 'No likes yet', noLikesDrawing],
  ['NoResults', 'Nobody matches', noResultsDrawing],
  ['NoMembers', 'Nobody to suggest', noMembersDrawing],
  ['NoNotifications', 'No notifications', noNotificationsDrawing],
  ['DeckEnd', 'The last card', deckEndDrawing],
  ['Failed', 'Could not be loaded', failedDrawing],
  ['ErrorPage', 'Error page', errorPageDrawing],
];

function Drawings({ template }: { template: string }) {
  const { drawings: ownDrawings = {} } = findBrand(template);
  return (
    <Page
      title="Drawings"
      lead="What an empty list and an error show above their words. A brand replaces each by its name; the others stay."
    >
      <Grid>
        {drawings.map(([name, title, drawing]) => (
          <li key={name} data-drawing={name}>
            <EmptyState
              drawing={drawing ?? undefined}
              title={title}
              text={
                <>
                  <code>{name}</code> {name in ownDrawings ? 'of the brand' : 'of the library'}
                </>
              }
            />
          </li>
        ))}
      </Grid>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Drawings',
  component: Drawings,
  args: { template: 'classic' },
} satisfies Meta<typeof Drawings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the drawings of the toolbar's brand, its own in the place of those of the library. */
export const OfTheBrand: Story = {
  name: 'Of the brand',
  render: (_args, { globals }) => <Drawings template={String(globals['template'])} />,
  play: async ({ canvasElement }) => {
    const emptyItems = [...canvasElement.querySelectorAll('[data-drawing]:not(:has(svg, img))')];
    const names = emptyItems.map((item) => item.getAttribute('data-drawing'));
    await expect(names.filter((name) => name !== 'ErrorPage')).toEqual([]);
  },
};

/** Shows windows at night where Nocturne has no chats, and speech bubbles where a brand has no drawing of its own. */
export const OwnDrawings: Story = {
  name: 'Own drawings of Nocturne',
  tags: ['nocturne'],
  globals: { template: 'nocturne' },
  render: () => <Drawings template="nocturne" />,
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelectorAll('[data-drawing=NoChats] svg rect')).toHaveLength(2);
    const ownDrawings = Object.keys(findBrand('nocturne').drawings ?? {});
    await expect(canvas.getAllByText('of the brand').length).toBe(ownDrawings.length);
  },
};
