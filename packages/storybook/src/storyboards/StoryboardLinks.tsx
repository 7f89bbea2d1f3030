// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import type { Neighbour, StoryboardPlace } from './places-of.ts';

interface NeighbourLinkProps {
  word: string;
  to: Neighbour | undefined;
}

/** Link that opens a story with the settings of the toolbar. */
function NeighbourLink({ word, to }: NeighbourLinkProps) {
  const api = useStorybookApi();
  const { color } = useTheme();
  if (!to) return null;
  const open = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    api.selectStory(to.id);
  };
  return (
    <a href={`./?path=/story/${to.id}`} onClick={open} style={{ color: color.defaultText }}>
      {word}: {to.text}
    </a>
  );
}

/** Line with the frames before and after a story in each of its storyboards. */
export function StoryboardLinks({ places }: { places: readonly StoryboardPlace[] }) {
  const theme = useTheme();
  return places.map(({ title, position, count, previous, next }) => (
    <nav
      key={title}
      aria-label={`Flow ${title}`}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 16,
        padding: '0 16px',
        fontSize: 12,
        lineHeight: 2,
        color: theme.textMutedColor,
      }}
    >
      <span>
        {title}, {position} of {count}
      </span>
      <NeighbourLink word="Previous" to={previous} />
      <NeighbourLink word="Next" to={next} />
    </nav>
  ));
}
