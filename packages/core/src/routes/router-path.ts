/** A path pattern as React Router writes it: the rest of a path is a bare `*`. */
export type RouterPath<P extends string> = P extends `${infer Head}*${string}` ? `${Head}*` : P;

/** Turns a pattern of the route table into React Router's, literal type included. */
export const toRouterPath = <P extends string>(path: P): RouterPath<P> =>
  path.replace(/\*.*$/, '*') as RouterPath<P>;
