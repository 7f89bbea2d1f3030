import { expect, test } from 'vitest';
import { constantName, findNameProblem } from './template-name.ts';

test.each(['aurora', 'late-tide', 'b2', 'a'.repeat(40)])('accepts the name %s', (name) => {
  expect(findNameProblem(name, ['classic'])).toBeNull();
});

test.each([
  ['Aurora', "can't name a template"],
  ['2go', "can't name a template"],
  ['', "can't name a template"],
  ['../classic', "can't name a template"],
  ['zażółć', "can't name a template"],
  ['a'.repeat(41), "can't name a template"],
  ['classic-', "can't name a template"],
  ['late--tide', "can't name a template"],
  ['new', "'new' can't name its constant"],
  ['await', "can't name its constant"],
  ['define-template', "'defineTemplate' can't name its constant"],
  ['de', 'is the code of a language'],
  ['classic', 'already exists'],
  ['com1', 'a device of Windows'],
  ['vite', 'a package that the template uses'],
])("refuses the name '%s'", (name, problem) => {
  expect(findNameProblem(name, ['classic'], ['vite'])).toContain(problem);
});

test('makes a constant of a name', () => {
  expect(constantName('late-tide')).toBe('lateTide');
  expect(constantName('b-2')).toBe('b2');
});
