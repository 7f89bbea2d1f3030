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

test('finds props that exported components declare in place', () => {
  const source = `
    export function Badge({ age }: {
      /** Age in years. */
      age: number;
    }) {}
    export const Tile = ({ href }: Readonly<{ href: string }>) => null;
    export function Row({ ref, ...props }: RowProps & { ref: Ref }) {}
    export const format = ({ locale }: { locale: string }) => locale;
    function Inner({ text }: { text: string }) {}`;
  expect(read(source)).toEqual([
    ['Badge.age', true],
    ['Tile.href', false],
    ['Row.ref', false],
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
