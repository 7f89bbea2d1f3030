/** Deliberate faults that the model must find, with a part of the message that reports each. */
export const sabotages = {
  /** Server that stores a message each time it arrives. */
  'doubling server': 'was stored more than once',
  /** Server that charges credits each time. */
  'greedy server': 'credits of',
  /** Tabs that do not wait for each other. */
  lock: 'send at once',
  /** Store that reverses the order. */
  order: 'and stored before it',
  /** Store that is lost when the page ends. */
  'forgetful store': 'and never arrived',
  /** Pages that apply every event unchecked. */
  'credulous page': 'the server has',
} as const;

/** Name of a deliberate fault. */
export type Sabotage = keyof typeof sabotages;
