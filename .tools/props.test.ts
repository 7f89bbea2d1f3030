import { expect, test } from 'vitest';
import { propsOf } from './props.ts';

const read = (source: string) =>
  propsOf('x.tsx', source).map(({ name, isDocumented }) => [name, isDocumented]);

test('finds documented and undocumented props of exported types', () => {
  const source = `
    export interface CardProps {
      /** Name of the member. */
      name: string;
      onLike?(): void;
    }
    export type TileProps = Omit<CardProps, 'name'> & {
      // A line comment is no docstring.
      href: string;
    };`;
  expect(read(source)).toEqual([
    ['CardProps.name', true],
    ['CardProps.onLike', false],
    ['TileProps.href', false],
  ]);
});

test('leaves out types that are not exported and members of nested objects', () => {
  const source = `
    interface OwnProps { name: string }
    export interface ListProps {
      /** The rows. */
      rows: { id: string }[];
    }
    export interface ListState { isEmpty: boolean }`;
  expect(read(source)).toEqual([['ListProps.rows', true]]);
});
