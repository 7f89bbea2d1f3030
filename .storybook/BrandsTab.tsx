// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';

interface Item {
  value: string;
  title: string;
}

/** Returns the URL of the preview frame of a story with toolbar settings. */
const frameUrl = (id: string, globals: Readonly<Record<string, unknown>>) => {
  const settings = ['template', 'language', 'viewer', 'scheme', 'network'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  return `iframe.html?id=${id}&viewMode=story&globals=${settings.join(';')}`;
};

/** Content of the tab 'Side by side': the story in every brand, each in a frame with a world of its own. */
export function BrandsTab() {
  const [globals, , fixed] = useGlobals();
  const types = useGlobalTypes() as Readonly<Record<string, { toolbar?: { items?: readonly Item[] } }>>;
  const { storyId } = useStorybookState();
  const data = useStorybookApi().getData(storyId);
  if (data?.type !== 'story') return <p style={{ padding: 24 }}>Select a story to see it in every brand.</p>;
  const all = types['template']?.toolbar?.items ?? [];
  const brands = 'template' in fixed ? all.filter(({ value }) => value === fixed['template']) : all;
  return (
    <div style={{ display: 'flex', gap: 1, blockSize: '100%', inlineSize: '100%', overflow: 'auto' }}>
      {brands.map(({ value, title }) => (
        <section key={value} style={{ flex: '1 0 390px', display: 'flex', flexDirection: 'column' }}>
          <h2 style={{ margin: 0, padding: '8px 16px', fontSize: 14 }}>
            {title}
            {brands.length < all.length && ' only: this story is about one brand'}
          </h2>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of the same Storybook, whose mock calls need its service worker. */}
          <iframe
            title={`${data.title}, ${data.name}, in ${title}`}
            src={frameUrl(storyId, { ...globals, ...fixed, template: value })}
            style={{ flex: 1, border: 0, inlineSize: '100%', background: '#fff' }}
          />
        </section>
      ))}
    </div>
  );
}
