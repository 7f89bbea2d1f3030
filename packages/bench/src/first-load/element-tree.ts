import { createElement, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** An element as data: its name, its attributes as props, and its children; a text is a string. */
export type Tree =
  | string
  | readonly [name: string, props: Readonly<Record<string, unknown>>, children: readonly Tree[]];

const components = new Map<string, ReturnType<typeof styled.div>>();

/** Returns the styled component of an element's name and class, as a screen has one for each of its looks. */
function styledFor(name: string, className: string) {
  return components.getOrInsertComputed(
    `${name} ${className}`,
    () => styled(name as 'div')`
      min-inline-size: auto;
    `,
  );
}

/** Returns the React elements of a tree. An element with a class is a styled component. */
export function toElements(tree: Tree): ReactNode {
  if (typeof tree === 'string') return tree;
  const [name, props, children] = tree;
  const { className } = props;
  const type = typeof className === 'string' ? styledFor(name, className) : name;
  const childElements = children.map((child) => toElements(child));
  return createElement(type, props, ...(children.length > 0 ? childElements : []));
}

/** Returns what the root of a baseline contains: the elements of several trees. */
export const toPage = (trees: readonly Tree[]): ReactNode =>
  createElement(Fragment, null, ...trees.map((tree) => toElements(tree)));
