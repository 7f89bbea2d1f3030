/**
 * Names of profile fields whose values can reveal data of the special categories of GDPR article 9: health,
 * sexual orientation, beliefs, origin (decision 034). Sites name fields of these kinds so.
 */
const NAMES: ReadonlySet<string> = new Set([
  'smoking',
  'drinking',
  'health',
  'looking_for',
  'orientation',
  'religion',
  'politics',
  'ethnicity',
]);

/** Returns whether a field needs explicit consent. */
export const isSensitive = (field: string): boolean => NAMES.has(field);
