const key = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

/** Returns the key of a stored file unchanged. Throws a RangeError for a key that could leave the folder. */
export function requireKey(name: string): string {
  if (key.test(name)) return name;
  throw new RangeError(`'${name}' is not a key of a stored file: keys are plain names between slashes.`);
}
