/** A way in which a brand's style can hide words. */
export interface HidingWay {
  /** Description of what hides the words. */
  name: string;
  /** Declarations of the words' element. Default: none. */
  css?: string;
  /** Rules of other elements, in which `&` stands for the words' element. Default: none. */
  rules?: string;
  /** Element that is added after the words. Default: none. */
  cover?: 'img' | 'video' | 'div';
  /** Part of the reported cause. */
  cause: string;
}

const grey = 'background: #777';
const coverCss = 'position: absolute; inset: -4px; inline-size: auto; block-size: auto; z-index: 99';

/** Ways to hide words from view without removing them, each with the cause that the measurement must report. */
export const hidingWays: readonly HidingWay[] = [
  { name: 'the colour of their ground', css: `${grey}; color: #777`, cause: 'contrast 1.00:1' },
  { name: 'nearly the colour of their ground', css: `${grey}; color: #7e7e7e`, cause: 'contrast 1.' },
  { name: 'a contrast just too low', css: 'background: #fff; color: #7b7b7b', cause: 'contrast 4.' },
  {
    name: 'white on a white gradient',
    css: 'background: linear-gradient(90deg, #fff, #fdfdfd); color: #fff',
    cause: 'contrast 1.0',
  },
  {
    name: 'a gradient that swallows half of them',
    css: 'background: linear-gradient(90deg, #000 40%, #eee 60%); color: #fff',
    cause: 'contrast 1.',
  },
  { name: 'a fill without colour', css: '-webkit-text-fill-color: transparent', cause: 'no colour' },
  {
    name: 'a faint shadow instead of a fill',
    css: `${grey}; color: transparent; text-shadow: 0 0 6px #8c8c8c`,
    cause: 'no colour',
  },
  { name: 'opacity', css: 'opacity: 0.12', cause: 'opacity: 0.12' },
  { name: 'opacity of a container', rules: ':has(> &) { opacity: 0.12 }', cause: 'opacity: 0.12' },
  { name: 'a lower layer, under a photo', cover: 'img', cause: 'covered by <img' },
  { name: 'a lower layer, under a video', cover: 'video', cause: 'covered by <video' },
  {
    name: 'an element that no pointer meets',
    cover: 'div',
    rules: '[data-cover] { background: #555; pointer-events: none }',
    cause: 'covered by <div',
  },
  {
    name: 'a pseudo-element of their own',
    css: 'position: relative',
    rules: `&::after { content: ''; ${coverCss}; background: #555; pointer-events: none }`,
    cause: '::after',
  },
  {
    name: 'a pseudo-element of their container',
    rules: `:has(> &)::before { content: ''; ${coverCss}; background: #555; pointer-events: none }`,
    cause: '::before',
  },
  {
    name: 'a cover of glass',
    css: 'position: relative',
    rules: `&::before { content: ''; ${coverCss}; backdrop-filter: blur(9px) }`,
    cause: '::before',
  },
  { name: 'clip-path', css: 'display: block; clip-path: inset(50%)', cause: 'clip-path' },
  {
    name: 'clip-path of one half',
    css: 'display: block; clip-path: polygon(0 0, 2.5em 0, 2.5em 100%, 0 100%)',
    cause: 'clip-path',
  },
  {
    name: 'one pixel',
    css: 'position: absolute; inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden',
    cause: 'cut off',
  },
  {
    name: 'a box of half a line',
    css: 'display: block; block-size: 0.5em; padding: 0; line-height: 1; overflow: hidden',
    cause: 'cut off',
  },
  { name: 'scaling to nothing', css: 'display: block; transform: scale(0.01)', cause: 'small' },
  { name: 'the scale property', css: 'display: block; scale: 0.5', cause: 'small' },
  { name: 'turning them on edge', css: 'display: block; transform: rotateX(90deg)', cause: 'small' },
  { name: 'zoom', css: 'zoom: 0.3', cause: 'small' },
  { name: 'a tiny font', css: 'font-size: 4px', cause: 'small' },
  { name: 'no font size', css: 'font-size: 0', cause: 'small' },
  {
    name: 'a place off the screen',
    css: 'position: fixed; inset-inline-start: -999px',
    cause: 'off the page',
  },
  { name: 'a transform off the screen', css: 'display: block; translate: -400vw', cause: 'off the page' },
  { name: 'text-indent', css: 'display: block; text-indent: -999px; overflow: hidden', cause: 'text-indent' },
  {
    name: 'content-visibility',
    css: 'display: block; content-visibility: hidden',
    cause: 'content-visibility',
  },
  { name: 'visibility', css: 'visibility: hidden', cause: 'visibility: hidden' },
  { name: 'display', css: 'display: none', cause: 'display: none' },
  { name: 'a filter that removes them', css: 'filter: opacity(0.1)', cause: 'filter' },
  { name: 'a filter that blurs them', css: 'filter: blur(8px)', cause: 'filter' },
  { name: 'a mask', css: 'mask-image: linear-gradient(transparent, transparent)', cause: 'mask' },
  {
    name: 'a blend mode',
    css: 'background: none; border: 0; color: #fff; mix-blend-mode: color',
    cause: 'mix-blend-mode',
  },
  { name: 'dots for letters', css: '-webkit-text-security: disc', cause: 'text-security' },
  { name: 'letters on one pile', css: 'letter-spacing: -0.7em', cause: 'squeezed' },
];

const important = (declarations: string) => declarations.replaceAll(/;|$/g, ' !important;');

/** Hides what a selector matches. Returns a function that shows it again. */
export function hide(selector: string, { css = '', rules = '', cover }: HidingWay): () => void {
  const style = document.createElement('style');
  style.textContent = [
    css && `${selector}${selector} { ${important(css)} }`,
    rules.replaceAll('&', selector),
    `[data-cover] { ${important('position: absolute; inset: 0; inline-size: 100%; block-size: 100%; z-index: 99')} }`,
    `:has(> [data-cover]) { position: relative }`,
  ].join('\n');
  document.head.append(style);
  const covers = [...(cover ? document.querySelectorAll(selector) : [])].map((element) => {
    const coverElement = document.createElement(cover ?? 'div');
    coverElement.setAttribute('data-cover', '');
    element.after(coverElement);
    return coverElement;
  });
  return () => {
    style.remove();
    for (const coverElement of covers) coverElement.remove();
  };
}
