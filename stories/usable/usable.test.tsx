import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMotion } from './find-motion.ts';
import { findUnfocused } from './find-unfocused.ts';

// All files of this kind share one page, in which earlier ones leave styles of templates.
let leftStyles: CSSStyleSheet[];
const setLeftStyles = (isDisabled: boolean) => leftStyles.forEach((sheet) => (sheet.disabled = isDisabled));
beforeEach(() => {
  leftStyles = [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled);
  setLeftStyles(true);
});
afterEach(() => {
  document.body.replaceChildren();
  setLeftStyles(false);
});

const show = (html: string, brand = 'test') => {
  document.body.innerHTML = `<div data-template="${brand}">${html}</div>`;
};

test('finds no fault with what browsers do by themselves', async () => {
  show('<a href="/">Home</a> <button>Send</button> <input aria-label="Name">');
  expect(await findUnfocused(document, new Set())).toEqual([]);
  expect(findMotion(document, new Set())).toEqual([]);
});

test('finds a focus that nothing shows', async () => {
  show('<style>button:focus { outline: none }</style><p data-part="actions"><button>Send</button></p>');
  expect(await findUnfocused(document, new Set())).toEqual(['<button> in [data-part="actions"] “Send”']);
});

test('finds a focus that an element around it, or a pseudo-element, shows', async () => {
  show(`<style>
    :focus { outline: none }
    label:has(:focus-visible) { outline: 2px solid }
    button:focus-visible::after { content: ''; box-shadow: 0 0 0 2px }
  </style><label><span><input type="radio"></span> Yes</label><button>Send</button>`);
  expect(await findUnfocused(document, new Set())).toEqual([]);
});

test('does not look at hidden and disabled elements, nor twice at the same kind', async () => {
  show(`<style>* { outline: none !important }</style>
    <button disabled>Send</button><button style="visibility: hidden">Send</button>
    <i><button class="a">One</button></i><i><button class="a">Two</button></i>`);
  expect(await findUnfocused(document, new Set())).toEqual(['<button> “One”']);
});

test('finds animations and transitions, also of pseudo-elements and scripts', () => {
  show(`<style>
    @keyframes turn { to { rotate: 1turn } }
    h1 { animation: turn 3s infinite }
    h2::before { content: ''; transition: opacity 300ms }
    h3 { animation: turn 1ms; transition: color 90ms }
  </style><h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4>`);
  document.querySelector('h4')!.animate({ opacity: [0, 1] }, { duration: 500, iterations: 2 });
  expect(findMotion(document, new Set())).toEqual([
    "<h1> “One”: the animation 'turn' takes 3s",
    '<h2> “Two”: a transition of opacity takes 0.3s',
    '<h4> “Four”: a script animates it',
  ]);
});

const FAULTS = '<style>button { outline: none; transition: color 1s }</style><button>Send</button>';

test('finds a fault again on the next page, as a repeated test does', async () => {
  const soundKinds = { focus: new Set<string>(), motion: new Set<string>() };
  for (const time of ['first', 'second']) {
    show(FAULTS);
    expect(await findUnfocused(document, soundKinds.focus), time).toEqual(['<button> “Send”']);
    expect(findMotion(document, soundKinds.motion), time).toHaveLength(1);
  }
});

test('looks at an element of a sound kind again in another brand', async () => {
  const soundKinds = { focus: new Set<string>(), motion: new Set<string>() };
  show('<button>Send</button>', 'classic');
  expect(await findUnfocused(document, soundKinds.focus)).toEqual([]);
  expect(findMotion(document, soundKinds.motion)).toEqual([]);
  show(FAULTS, 'classic');
  expect(await findUnfocused(document, soundKinds.focus)).toEqual([]);
  expect(findMotion(document, soundKinds.motion)).toEqual([]);
  show(FAULTS, 'nocturne');
  expect(await findUnfocused(document, soundKinds.focus)).toEqual(['<button> “Send”']);
  expect(findMotion(document, soundKinds.motion)).toHaveLength(1);
});
