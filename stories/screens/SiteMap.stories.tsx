import { hasScreen, routes } from '@meetcute/core';
import type { Route } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { brandNames, titleOf } from '../../.storybook/brands.ts';
import type { ScreenParameter } from '../../.storybook/parameters.ts';
import { Page } from '../foundations/Page.tsx';
import { PICTURE, picturePath, routeStories, storyIds } from './route-stories.ts';

const Grid = styled.ul`
  list-style: none;
  display: grid;
  gap: ${vars.space[10]};

  & > li {
    display: grid;
    gap: ${vars.space[2]};
  }

  & [data-part='pictures'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[4]};
  }

  & a {
    display: grid;
    gap: ${vars.space[1]};
  }

  & img {
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    background: ${vars.surfaceSunken};
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
        {access[route.auth]}, {route.layout} layout{hasScreen(route.name) ? '' : '. Comes later'}
      </p>
      {id && (
        <div data-part="pictures">
          {brandNames.map((brand) => (
            <a key={brand} href={`./?path=/story/${id}&globals=template:${brand}`} target="_top">
              {hasPictures && (
                <img
                  {...PICTURE}
                  src={picturePath(route.name, brand)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
              {titleOf(brand)}
            </a>
          ))}
        </div>
      )}
    </li>
  );
}

interface MapState {
  ids: ReadonlyMap<string, string>;
  /** Null while it is unknown whether this Storybook has pictures. */
  hasPictures: boolean | null;
}

/** Returns the JSON at a URL; null where there is none, as in development. */
const load = async (url: string): Promise<unknown> => {
  const response = await fetch(url);
  const isJson = response.ok && response.headers.get('content-type')?.includes('json');
  return isJson ? response.json() : null;
};

/** Loads the ids of the map: from the file that is built with the pictures, else from the index of all stories. */
async function loadMap(): Promise<MapState> {
  const made = await load('site-map/stories.json');
  if (made) return { ids: new Map(Object.entries(made as Record<string, string>)), hasPictures: true };
  const index = await load('index.json');
  return { ids: index ? storyIds(index as Parameters<typeof storyIds>[0]) : new Map(), hasPictures: false };
}

function SiteMap() {
  const [{ ids, hasPictures }, setMap] = useState<MapState>({ ids: new Map(), hasPictures: null });
  useEffect(() => void loadMap().then(setMap), []);
  return (
    <Page
      title="Screens"
      lead={`${routes.length} routes: who may open each, which layout frames it, and how it looks in each brand.`}
    >
      {hasPictures === false && (
        <p>
          This Storybook has no pictures. <code>npm run build-storybook</code> makes them.
        </p>
      )}
      <Grid>
        {routes.map((route) => (
          <Place key={route.name} route={route} id={ids.get(route.name)} hasPictures={hasPictures === true} />
        ))}
      </Grid>
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

export const Routes: Story = {};

interface Annotations {
  globals?: object;
  parameters?: { screen?: ScreenParameter };
}

const files = import.meta.glob<Record<string, Annotations>>(['./*.stories.tsx', '!./SiteMap.stories.tsx']);

export const StoryOfEachRoute: Story = {
  name: 'Has a story of each route, at its own page and in any brand',
  tags: ['!dev'],
  play: async () => {
    for (const [route, ref] of Object.entries(routeStories)) {
      const [file, name] = ref.split('.');
      const { [name ?? '']: story } = (await files[`./${file}.stories.tsx`]?.()) ?? {};
      await expect([ref, story?.parameters?.screen?.route]).toEqual([ref, route]);
      await expect([ref, story?.globals ?? {}]).toEqual([
        ref,
        expect.not.objectContaining({ template: expect.anything() }),
      ]);
    }
  },
};
