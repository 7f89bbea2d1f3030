import { MatrixTool } from './matrix/MatrixTool.tsx';
import { RulesPanel, RulesTitle } from './rules/RulesPanel.tsx';
import { SettingsTool } from './toolbar/SettingsTool.tsx';
import { StoryNotes } from './toolbar/StoryNotes.tsx';
import { createElement } from 'react';
import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events';
import {
  addons,
  types,
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { axisTitles } from './toolbar/axes.ts';
import { preferredTheme } from './manager-theme.ts';
import { FitTool } from './toolbar/FitTool.tsx';
import { type GreyedNote, greyedNotes, greyedReasons } from './toolbar/greyed.ts';

/** Returns why controls of the toolbar are greyed for the story on the canvas, by setting. */
function useGreyed(): Record<string, string> {
  const [, , settings] = useGlobals();
  const reason = useParameter<string>('fixed');
  const { storyId, viewMode } = useStorybookState();
  const data = useStorybookApi().getData(storyId);
  if (!data || viewMode !== 'story') return {};
  return greyedReasons({ title: data.title, name: data.name, settings, reason });
}

/** Returns the same reasons as sentences, each once. */
const useGreyedReasons = (): GreyedNote[] => greyedNotes(useGreyed());

addons.setConfig({
  theme: preferredTheme(),
  layout: {
    navSize: 280,
    // Closed at the start: most stories have no controls. The key A opens it.
    bottomPanelHeight: 0,
    rightPanelWidth: 0,
  },
  sidebar: { showRoots: true },
  // Every story has this panel.
  selectedPanel: 'meetcute/rules',
});

const RULES_PAGE = 'specification-rules--all';

const isStory = ({ viewMode }: { viewMode?: string | undefined }) => viewMode === 'story';

addons.register('meetcute', (api) => {
  // A search on the page of the rules does not belong to the address of another page.
  const forgetSearch = () => {
    const { storyId, queryParams } = api.getUrlState();
    if (storyId !== RULES_PAGE && ('words' in queryParams || 'rule' in queryParams))
      api.applyQueryParams({ words: null, rule: null }, { replace: true });
  };
  api.on(STORY_RENDERED, forgetSearch);
  api.on(DOCS_RENDERED, forgetSearch);
  // In place of Storybook's own controls, which have this id and are added after those of addons.
  queueMicrotask(() =>
    addons.add('toolbar', {
      type: types.TOOL,
      title: 'Settings',
      // Docs pages follow the settings too.
      match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
      render: () => createElement(SettingsTool, { useGreyed }),
    }),
  );
  addons.add('meetcute/matrix', {
    type: types.TOOL,
    title: 'Matrix',
    match: isStory,
    render: () => createElement(MatrixTool, { titles: axisTitles }),
  });
  addons.add('meetcute/notes', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(StoryNotes, { useGreyedReasons }, children),
  });
  addons.add('meetcute/rules', {
    type: types.PANEL,
    title: () => createElement(RulesTitle),
    match: isStory,
    render: ({ active }) => (active ? createElement(RulesPanel, { page: RULES_PAGE }) : null),
  });
  addons.add('meetcute/fit', {
    type: types.TOOLEXTRA,
    title: 'Fit the width',
    match: isStory,
    render: () => createElement(FitTool),
  });
});
