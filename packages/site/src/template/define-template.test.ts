import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import { defineTemplate } from './define-template.ts';
import { SlotStore } from './store.ts';

test('creates a template from a name and a base', () => {
  const small = defineTemplate({ name: 'small', extends: testTemplate });
  expect(small).toEqual({
    ...testTemplate,
    name: 'small',
    texts: {},
    namespaces: {},
    drawings: {},
    icons: {},
  });
});

test('replaces single slots and tokens in an extension', () => {
  const logo = testTemplate.parts.Navigation as unknown as typeof testTemplate.parts.Logo;
  const next = defineTemplate({
    name: 'next',
    extends: testTemplate,
    tokens: { part: { card: { ratio: '1 / 1' } } },
    parts: { Logo: logo },
  });
  expect(next.parts.Logo).toBe(logo);
  expect(next.parts.Navigation).toBe(testTemplate.parts.Navigation);
  expect(next.tokens.part.card.ratio).toBe('1 / 1');
  expect(next.tokens.part.card.radius).toBe(testTemplate.tokens.part.card.radius);
});

test('inherits texts, and replaces single ones', () => {
  const base = defineTemplate({
    name: 'base',
    extends: testTemplate,
    texts: { en: { 'home:heading': 'Ahoy', 'home:lead': 'To sea' }, de: { 'home:heading': 'Ahoi' } },
  });
  const next = defineTemplate({ name: 'next', extends: base, texts: { en: { 'home:lead': 'To the pier' } } });
  expect(next.texts).toEqual({
    en: { 'home:heading': 'Ahoy', 'home:lead': 'To the pier' },
    de: { 'home:heading': 'Ahoi' },
  });
  expect(defineTemplate({ name: 'last', extends: next }).texts).toEqual(next.texts);
});

test('inherits the look of mails, and replaces it as a whole', () => {
  const mail = { font: 'Georgia, serif', colors: { button: '#0a6c74' } };
  const base = defineTemplate({ name: 'base', extends: testTemplate, mail });
  expect(defineTemplate({ name: 'next', extends: base }).mail).toEqual(mail);
  const next = defineTemplate({ name: 'next', extends: base, mail: { font: 'Verdana, sans-serif' } });
  expect(next.mail).toEqual({ font: 'Verdana, sans-serif' });
});

test('inherits the namespaces of slots that it keeps', () => {
  const base = defineTemplate({
    name: 'base',
    extends: testTemplate,
    namespaces: { ProfileCard: ['fields'], Hero: ['likes'], Home: ['chat'] },
  });
  const { parts, screens } = testTemplate;
  const next = defineTemplate({
    name: 'next',
    extends: base,
    parts: { ProfileCard: parts.ProfileCard },
    screens: { Home: screens.Home },
    namespaces: { Home: ['home'] },
  });
  expect(next.namespaces).toEqual({ Hero: ['likes'], Home: ['home'] });
});

test('inherits drawings and icons, and replaces single ones', () => {
  const load = async () => ({ default: () => null });
  const base = defineTemplate({
    name: 'base',
    extends: testTemplate,
    drawings: { NoChats: load, Failed: load },
    icons: { Heart: load },
  });
  const loadOther = async () => ({ default: () => null });
  const next = defineTemplate({
    name: 'next',
    extends: base,
    drawings: { Failed: loadOther },
    icons: { X: loadOther },
  });
  expect(next.drawings).toEqual({ NoChats: load, Failed: loadOther });
  expect(next.icons).toEqual({ Heart: load, X: loadOther });
});

test('keeps the fonts and the icon of the base where a template in JavaScript has undefined', () => {
  const nothing = { fonts: undefined, icon: undefined } as object;
  const next = defineTemplate({ name: 'next', extends: testTemplate, ...nothing });
  expect([next.fonts, next.icon]).toEqual([testTemplate.fonts, testTemplate.icon]);
});

test('never loads replaced parts of the base', async () => {
  const base = vi.fn(testTemplate.parts.Logo);
  const ownLogo = vi.fn(testTemplate.parts.Logo);
  const middle = defineTemplate({ name: 'middle', extends: testTemplate, parts: { Logo: base } });
  const store = new SlotStore(defineTemplate({ name: 'top', extends: middle, parts: { Logo: ownLogo } }));
  await store.load({ layout: 'default', screen: 'Error', parts: [], isVisitor: true });
  expect(ownLogo).toHaveBeenCalledOnce();
  expect(base).not.toHaveBeenCalled();
});

test('keeps a lazy component identical after it loads', async () => {
  const store = new SlotStore(testTemplate);
  const late = store.part('Logo');
  await store.load({ layout: 'default', screen: 'Error', parts: [] });
  expect(store.part('Logo')).toBe(late);
});

test('replaces a failed lazy component after a successful load', async () => {
  const Logo = vi.fn(testTemplate.parts.Logo).mockRejectedValueOnce(new TypeError('lost'));
  const store = new SlotStore(defineTemplate({ name: 'lost', extends: testTemplate, parts: { Logo } }));
  const late = store.part('Logo');
  expect(() => renderToString(createElement(Suspense, null, createElement(late)))).not.toThrow();
  await expect.poll(() => Logo).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(store.part('Logo')).toBe(late);
  await store.load({ layout: 'default', screen: 'Error', parts: [], isVisitor: true });
  expect(store.part('Logo')).not.toBe(late);
});

test('loads members-only parts for members alone', async () => {
  const ProfileCard = vi.fn(testTemplate.parts.ProfileCard);
  const MemberActions = vi.fn(testTemplate.parts.MemberActions);
  const store = new SlotStore(
    defineTemplate({ name: 'spare', extends: testTemplate, parts: { ProfileCard, MemberActions } }),
  );
  const needs = { layout: 'default', screen: 'Error', parts: [], memberParts: ['ProfileCard'] } as const;
  await store.load({ ...needs, isVisitor: true });
  expect(ProfileCard).not.toHaveBeenCalled();
  expect(MemberActions).not.toHaveBeenCalled();
  await store.load(needs);
  expect(ProfileCard).toHaveBeenCalledOnce();
  expect(MemberActions).toHaveBeenCalledOnce();
});

test('rejects a name that is not a class name', () => {
  expect(() => defineTemplate({ name: 'My Brand', extends: testTemplate })).toThrow(/can't name a template/);
});

test('reports wrong templates as type errors', () => {
  const { default: layout } = testTemplate.layouts;
  const { Logo } = testTemplate.parts;
  const WithProps = async () => ({ default: (props: { id: string }) => props.id });
  const text = async () => ({ default: 'text' });
  const wrong = () => {
    // @ts-expect-error three layouts are missing
    defineTemplate({ ...testTemplate, layouts: { default: layout } });
    // @ts-expect-error there is no such part
    defineTemplate({ name: 'a', extends: testTemplate, parts: { Nothing: Logo } });
    // @ts-expect-error there is no such token
    defineTemplate({ name: 'a', extends: testTemplate, tokens: { layout: { colour: 'red' } } });
    // @ts-expect-error a screen takes no props
    defineTemplate({ name: 'a', extends: testTemplate, screens: { Home: WithProps } });
    // @ts-expect-error there is no such text
    defineTemplate({ name: 'a', extends: testTemplate, texts: { en: { 'home:heding': 'Ahoy' } } });
    // @ts-expect-error there is no such drawing
    defineTemplate({ name: 'a', extends: testTemplate, drawings: { NoChat: async () => null } });
    // @ts-expect-error there is no such icon
    defineTemplate({ name: 'a', extends: testTemplate, icons: { Hart: async () => null } });
    // @ts-expect-error the icon is protected
    defineTemplate({ name: 'a', extends: testTemplate, icons: { DotsThreeVertical: async () => null } });
    // @ts-expect-error an icon is no text
    defineTemplate({ name: 'a', extends: testTemplate, icons: { Heart: text } });
    // @ts-expect-error the text is protected
    defineTemplate({ name: 'a', extends: testTemplate, texts: { en: { 'common:advert': 'Tip' } } });
    // @ts-expect-error a logo is no layout
    defineTemplate({ name: 'a', extends: testTemplate, layouts: { chat: text } });
  };
  expect(wrong).not.toThrow();
});
