import type { Browser } from 'playwright';
import type { Tree } from './element-tree.ts';

/** Reads the elements below the root of a document. Runs in the page, so it can't call anything of this module. */
function readTrees(html: string): Tree[] {
  const names: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    value: 'defaultValue',
    checked: 'defaultChecked',
  };
  const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const styleOf = (text: string) =>
    Object.fromEntries(
      text
        .split(';')
        .map((rule) => rule.split(/:(.*)/s, 2).map((part) => part.trim()))
        .filter(([name]) => name)
        .map(([name = '', value = '']) => [name.startsWith('--') ? name : camel(name), value]),
    );
  const propsOf = (element: Element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [
        names[name] ?? name,
        name === 'style' ? styleOf(value) : value,
      ]),
    );
  const childrenOf = (element: Element): Tree[] =>
    [...element.childNodes].flatMap((node): Tree[] => {
      if (node instanceof Text) return node.data ? [node.data] : [];
      if (!(node instanceof Element) || ['SCRIPT', 'TEMPLATE', 'NOSCRIPT'].includes(node.tagName)) return [];
      const name = node.localName;
      // React sets the content of these by a prop.
      if (name === 'textarea') return [[name, { ...propsOf(node), defaultValue: node.textContent }, []]];
      return [[name, propsOf(node), childrenOf(node)]];
    });
  const root = new DOMParser().parseFromString(html, 'text/html').getElementById('mc-root');
  return root ? childrenOf(root) : [];
}

/** Returns the elements that a page of the site contains in its root, as data. Throws if there are none. */
export async function readMarkup(browser: Browser, html: string): Promise<Tree[]> {
  const page = await browser.newPage();
  try {
    const trees = await page.evaluate(readTrees, html);
    if (trees.length === 0) throw new Error('The page has no elements in its root.');
    return trees;
  } finally {
    await page.close();
  }
}
