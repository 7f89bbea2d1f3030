const key = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

/** The key of a stored file, as it is. Throws a RangeError for one that could lead out of its folder. */
export function requireKey(name: string): string {
  if (key.test(name)) return name;
  throw new RangeError(`'${name}' is no key of a stored file: keys are plain names between slashes.`);
}
