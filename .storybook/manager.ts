import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { preferredTheme } from './brand.ts';
import { BrandsTab } from './BrandsTab.tsx';
import { FitTool } from './FitTool.tsx';
import { FixedTool } from './FixedTool.tsx';

addons.setConfig({
  theme: preferredTheme(),
  navSize: 280,
  // Closed at the start: most stories have no controls. The key A opens it.
  bottomPanelHeight: 0,
  rightPanelWidth: 0,
  sidebar: { showRoots: true },
});

addons.register('meetcute/brands', () => {
  addons.add('meetcute/brands', {
    type: types.TAB,
    title: 'Side by side',
    render: ({ active }) => (active ? createElement(BrandsTab) : null),
  });
  addons.add('meetcute/fixed', {
    type: types.TOOLEXTRA,
    title: 'Why settings are fixed',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(FixedTool),
  });
  addons.add('meetcute/fit', {
    type: types.TOOLEXTRA,
    title: 'Fit the width',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(FitTool),
  });
});
