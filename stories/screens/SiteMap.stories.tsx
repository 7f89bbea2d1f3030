import { routeOf, routes } from '@meetcute/core';
import type { Route } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { brandNames, titleOf } from '@meetcute/storybook/brands';
import type { ScreenParameter } from '@meetcute/storybook/stage';
import { Page } from '../foundations/Page.tsx';
import { picturedStories } from '../pictures.ts';
import { NoPictures, StoryPicture } from '../StoryPicture.tsx';
import { useStoryPictures } from '../useStoryPictures.ts';
import { routeAreas } from './route-areas.ts';
import { routeStories } from './route-stories.ts';

const Area = styled.section`
  display: grid;
  gap: ${vars.space[4]};
  margin-block-end: ${vars.space[10]};

  & > ul {
    list-style: none;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
    gap: ${vars.space[4]};
  }

  & li {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    padding: ${vars.space[4]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    overflow-wrap: anywhere;
  }

  & [data-part='pictures'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: ${vars.space[3]};
  }

  & [data-part='facts'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

const access = { public: 'Open to all', optional: 'With or without a login', login: 'For members' };

interface PlaceProps {
  route: Route;
  /** Id of its story; undefined while it is unknown. */
  id: string | undefined;
  hasPictures: boolean;
}

function Place({ route, id, hasPictures }: PlaceProps) {
  const aliases = 'aliases' in route ? route.aliases : [];
  return (
    <li>
      <code>{[route.path, ...aliases].join(' or ')}</code>
      <p data-part="facts">
        {access[route.auth]}, {route.layout} layout
      </p>
      {id && (
        <div data-part="pictures">
          {brandNames.map((brand) => (
            <StoryPicture key={brand} name={route.name} id={id} brand={brand} hasPicture={hasPictures}>
              {titleOf(brand)}
            </StoryPicture>
          ))}
        </div>
      )}
    </li>
  );
}

function SiteMap() {
  const { ids, hasPictures } = useStoryPictures();
  return (
    <Page
      title="Screens"
      lead={`${routes.length} routes: who may open each, which layout frames it, and how it looks in each brand.`}
    >
      {hasPictures === false && <NoPictures />}
      {routeAreas.map(({ title, routes: names }) => (
        <Area key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {names.map((name) => (
              <Place key={name} route={routeOf(name)} id={ids.get(name)} hasPictures={hasPictures === true} />
            ))}
          </ul>
        </Area>
      ))}
    </Page>
  );
}

const meta = {
  title: 'Screens/Site map',
  component: SiteMap,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SiteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows every page of a site in every brand, with links to its stories. */
export const Routes: Story = {};

interface Annotations {
  globals?: object;
  parameters?: { screen?: ScreenParameter };
}

const files = import.meta.glob<Record<string, Annotations>>([
  './*.stories.tsx',
  '../flows/*.stories.tsx',
  '!./SiteMap.stories.tsx',
  '!../flows/Storyboards.stories.tsx',
]);

/** Resolves with a story of the folders above. */
const storyOf = async (ref: string): Promise<Annotations | undefined> => {
  const [file, name] = ref.split('.');
  const load = files[`./${file}.stories.tsx`] ?? files[`../flows/${file}.stories.tsx`];
  return (await load?.())?.[name ?? ''];
};

/** Has a story of each route, at its own page. */
export const StoryOfEachRoute: Story = {
  name: 'A story of each route',
  tags: ['!dev'],
  play: async () => {
    for (const [route, ref] of Object.entries(routeStories))
      await expect([ref, (await storyOf(ref))?.parameters?.screen?.route]).toEqual([ref, route]);
  },
};

/** Has a story of each picture, in any brand. */
export const StoriesInAnyBrand: Story = {
  name: 'A story of each picture',
  tags: ['!dev'],
  play: async () => {
    for (const ref of Object.values(picturedStories)) {
      const story = await storyOf(ref);
      await expect([ref, story?.parameters]).toEqual([ref, expect.anything()]);
      await expect(story?.globals ?? {}).not.toHaveProperty('template');
    }
  },
};
