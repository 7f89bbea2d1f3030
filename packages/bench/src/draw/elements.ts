import { createElement, type ReactNode } from 'react';

const tag = /<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|<!--.*?-->|([^<]+)/g;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source']);
const names: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };

interface Open {
  name: string;
  props: Record<string, unknown>;
  children: ReactNode[];
}

/** Returns attributes as props, without inline styles and event handlers, which React refuses as texts. */
const propsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    [...text.matchAll(attribute)]
      .map(([, name = '', value = ''], index): [string, unknown] => [
        names[name] ?? name,
        value || `${index}`,
      ])
      .filter(([name]) => name !== 'style' && !name.startsWith('on')),
  );

/** Returns the elements of a page that React has drawn, without its components: the least that drawing it can take. */
export function elementsOf(html: string): { tree: ReactNode; count: number } {
  const root: Open = { name: 'div', props: {}, children: [] };
  const open = [root];
  let count = 0;
  for (const [, isEnd, name = '', attributes = '', isClosed, text] of html.matchAll(tag)) {
    const parent = open.at(-1) ?? root;
    if (text) parent.children.push(text);
    else if (isEnd) {
      const done = open.length > 1 ? open.pop() : undefined;
      if (done) open.at(-1)?.children.push(createElement(done.name, done.props, ...done.children));
    } else if (name) {
      count += 1;
      const props = propsOf(attributes);
      if (isClosed || empty.has(name)) parent.children.push(createElement(name, props));
      else open.push({ name, props, children: [] });
    }
  }
  return { tree: createElement(root.name, root.props, ...root.children), count };
}
