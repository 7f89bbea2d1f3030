/** Path pattern in the syntax of React Router: a splat is a bare `*`. */
export type RouterPath<P extends string> = P extends `${infer Head}*${string}` ? `${Head}*` : P;

/** Converts a pattern of the route table to the syntax of React Router, including its literal type. */
export const toRouterPath = <P extends string>(path: P): RouterPath<P> =>
  path.replace(/\*.*$/, '*') as RouterPath<P>;
