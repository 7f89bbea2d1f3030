import { routes } from '@meetcute/core';
import type { Route } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Page } from '../foundations/Page.tsx';
import { loadLibrary, storyHref } from '../library.ts';
import type { LibraryStory } from '../library.ts';

const Grid = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, 14rem);
  justify-content: space-between;
  gap: ${vars.space[8]} ${vars.space[6]};

  & li {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
  }

  & [data-part='frame'] {
    position: relative;
    display: grid;
    place-items: center;
    block-size: 20rem;
    overflow: hidden;
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
  }

  & [data-part='facts'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

/** Scaled-down, non-interactive preview of a phone screen. */
const Live = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: 390px;
  block-size: 560px;
  border: 0;
  transform: scale(0.5745);
  transform-origin: 0 0;
  pointer-events: none;
`;

const doors = { public: 'Open to all', optional: 'With or without a login', login: 'For members' };
// Tests have no server for frames, and each frame would load all stories again.
const hasFrames = !('__vitest_browser__' in globalThis);

function Thumbnail({ story, globals }: { story: LibraryStory | undefined; globals: string }) {
  if (!story) return <div data-part="frame">Comes later</div>;
  return (
    <div data-part="frame">
      {hasFrames ? (
        <Live
          src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
          title={`${story.title}, live`}
          loading="lazy"
          tabIndex={-1}
        />
      ) : null}
    </div>
  );
}

interface PlaceProps {
  route: Route;
  stories: readonly LibraryStory[];
  globals: string;
}

function Place({ route, stories, globals }: PlaceProps) {
  const shown = stories.filter(({ screen }) => screen?.route === route.name);
  const story = shown.find(({ followsToolbar }) => followsToolbar) ?? shown[0];
  const aliases = 'aliases' in route ? route.aliases : [];
  return (
    <li>
      <Thumbnail story={story} globals={globals} />
      <code>{[route.path, ...aliases].join(' or ')}</code>
      <p data-part="facts">
        {doors[route.auth]}, {route.layout} layout
      </p>
      {story ? (
        <a href={storyHref(story.id)} target="_top">
          {story.title}
        </a>
      ) : null}
    </li>
  );
}

function SiteMap({ globals }: { globals: string }) {
  const [stories, setStories] = useState<readonly LibraryStory[]>([]);
  useEffect(() => void loadLibrary().then(setStories), []);
  return (
    <Page
      title="Screens"
      lead={`${routes.length} routes: who may open each, which layout frames it, and how it looks now.`}
    >
      <Grid>
        {routes.map((route) => (
          <Place key={route.name} route={route} stories={stories} globals={globals} />
        ))}
      </Grid>
    </Page>
  );
}

const meta = {
  title: 'Screens/Site map',
  component: SiteMap,
  args: { globals: '' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SiteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Routes: Story = {
  render: (_args, { globals }) => (
    <SiteMap
      globals={`template:${globals['template']};language:${globals['language']};scheme:${globals['scheme']}`}
    />
  ),
};
