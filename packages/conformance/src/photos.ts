// A 2 x 2 picture as PNG, whole and readable.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4kWJ0IsWIAUIBACiuBXmfXj+VAAAAAElFTkSuQmCC';
const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A small readable photo; its content decides what it is, not its name. */
export const photo = (name: string): File =>
  new File([bytes(PNG)], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' });

/** One photo more than a member may have. */
export const tooManyPhotos = (): File[] => Array.from({ length: 13 }, (_, index) => photo(`${index}.png`));
