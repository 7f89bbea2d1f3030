/** Kinds of work that writers do. */
export const kinds = ['message', 'like', 'sign-up', 'order', 'payment', 'upload'] as const;

/** A kind of work. */
export type WorkKind = (typeof kinds)[number];

/** Record of what the host has acknowledged, and how it responded otherwise. Kept apart from the host, to compare with its database. */
export interface Truth {
  /** Names of acknowledged work by kind: texts, pairs of members, addresses, orders, or members with a photo. */
  readonly done: Readonly<Record<WorkKind, string[]>>;
  /** Connections that broke. */
  broken: number;
  /** Responses that ask for another attempt: 503 and 409 with `Retry-After`. */
  delayed: number;
  /** Acknowledgements of work that an earlier attempt may have done. */
  repeated: number;
  /** All other responses. */
  readonly wrong: string[];
}

/** Creates an empty record. */
export const createTruth = (): Truth => ({
  done: { message: [], like: [], 'sign-up': [], order: [], payment: [], upload: [] },
  broken: 0,
  delayed: 0,
  repeated: 0,
  wrong: [],
});
