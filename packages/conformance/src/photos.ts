// A valid 2 x 2 PNG image.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4kWJ0IsWIAUIBACiuBXmfXj+VAAAAAElFTkSuQmCC';
const bytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Returns a small valid photo. Its content determines its type, not its name. */
export const photo = (name: string): File =>
  new File([bytes(PNG)], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' });

/** Returns one photo more than a member may have. */
export const tooManyPhotos = (): File[] => Array.from({ length: 13 }, (_, index) => photo(`${index}.png`));
