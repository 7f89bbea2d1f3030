/** Faults that the model must find, or it proves nothing, and how what they do reads. */
export const sabotages = {
  /** A server that stores a message each time it comes. */
  'doubling server': 'was stored more than once',
  /** A server that takes credits each time. */
  'greedy server': 'credits of',
  /** Tabs that don't wait for each other. */
  lock: 'send at once',
  /** A store that turns the order round. */
  order: 'and stored before it',
  /** A store that ends with a page. */
  'forgetful store': 'and never arrived',
  /** Pages that show whatever event comes. */
  'credulous page': 'the server has',
} as const;

/** A fault that was built in on purpose. */
export type Sabotage = keyof typeof sabotages;
