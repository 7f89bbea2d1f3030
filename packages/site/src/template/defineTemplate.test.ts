import { expect, test, vi } from 'vitest';
import { testTemplate } from '../testing/testTemplate.tsx';
import { defineTemplate } from './defineTemplate.ts';
import { SlotStore } from './store.ts';

test('the smallest template is a name and what it stands on', () => {
  const small = defineTemplate({ name: 'small', extends: testTemplate });
  expect(small).toEqual({ ...testTemplate, name: 'small' });
});

test('an extension replaces single slots and tokens', () => {
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

test('what an extension replaces is never loaded from its base', async () => {
  const base = vi.fn(testTemplate.parts.Logo);
  const own = vi.fn(testTemplate.parts.Logo);
  const middle = defineTemplate({ name: 'middle', extends: testTemplate, parts: { Logo: base } });
  const store = new SlotStore(defineTemplate({ name: 'top', extends: middle, parts: { Logo: own } }));
  await store.load({ layout: 'default', screen: 'Error', parts: [] });
  expect(own).toHaveBeenCalledOnce();
  expect(base).not.toHaveBeenCalled();
});

test('a slot that was not loaded says so and where to name it', () => {
  expect(() => new SlotStore(testTemplate).part('Logo')).toThrow(
    /part Logo of template 'plain'.*bindings\.ts/s,
  );
});

test('a name that is no class name is refused', () => {
  expect(() => defineTemplate({ name: 'My Brand', extends: testTemplate })).toThrow(/can't name a template/);
});

test('wrong templates do not compile', () => {
  const wrong = () => {
    // @ts-expect-error a layout is missing
    defineTemplate({ ...testTemplate, layouts: { default: testTemplate.layouts.default } });
    // @ts-expect-error there is no such part
    defineTemplate({ name: 'a', extends: testTemplate, parts: { Nothing: testTemplate.parts.Logo } });
    // @ts-expect-error there is no such token
    defineTemplate({ name: 'a', extends: testTemplate, tokens: { part: { card: { colour: 'red' } } } });
    // @ts-expect-error a screen takes no props
    defineTemplate({
      name: 'a',
      extends: testTemplate,
      screens: { Home: async () => ({ default: (props: { id: string }) => props.id }) },
    });
  };
  expect(wrong).not.toThrow();
});
