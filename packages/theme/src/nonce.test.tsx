import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { defaultTheme } from './default-theme.ts';
import { pageNonce } from './nonce.ts';
import { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  document.querySelector('meta[property="csp-nonce"]')?.remove();
  delete (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__;
});

/** Opens a document whose policy allows styles with the nonce `abc` alone. */
function openStrictPage(): Document {
  const frame = document.createElement('iframe');
  frames.push(frame);
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.open();
  page.write(
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'nonce-abc'"><body></body>`,
  );
  page.close();
  return page;
}

let count = 0;

/** Renders a theme of its own name into a page, and returns the colour of its ground as the page computes it. */
async function groundIn(page: Document, props: Pick<ThemeRootProps, 'nonce'>): Promise<string> {
  const name = `strict${(count += 1)}`;
  const css = `[data-template='${name}'] { --ground: tomato; }`;
  const place = page.body.appendChild(page.createElement('div'));
  const root = createRoot(place);
  const tree: ReactNode = createElement(ThemeRoot, { ...props, theme: { ...defaultTheme, name, css } });
  root.render(tree);
  const element = () => page.querySelector(`[data-template='${name}']`);
  await expect.poll(element).not.toBeNull();
  const ground = page.defaultView!.getComputedStyle(element()!).getPropertyValue('--ground').trim();
  root.unmount();
  return ground;
}

test('a policy of nonces blocks the styles of a theme without the nonce', async () => {
  expect(await groundIn(openStrictPage(), {})).toBe('');
  expect(await groundIn(openStrictPage(), { nonce: 'other' })).toBe('');
});

test('the nonce of the prop lets the styles of a theme in', async () => {
  expect(await groundIn(openStrictPage(), { nonce: 'abc' })).toBe('tomato');
});

test('the nonce of the page is the default', async () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'abc';
  document.head.append(meta);
  expect(await groundIn(openStrictPage(), {})).toBe('tomato');
});

test('the global of bundlers is the last default, and nothing else counts', async () => {
  expect(pageNonce()).toBeUndefined();
  (globalThis as { __webpack_nonce__?: unknown }).__webpack_nonce__ = 7;
  expect(pageNonce()).toBeUndefined();
  (globalThis as { __webpack_nonce__?: unknown }).__webpack_nonce__ = 'abc';
  expect(await groundIn(openStrictPage(), {})).toBe('tomato');
});
