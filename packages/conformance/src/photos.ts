// The smallest photo of a profile: a PNG image of 200 x 200 pixels.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAADICAMAAACahl6sAAAAA1BMVEUzZpk7I4HSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAPUlEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8GadCAAB3hpU3AAAAABJRU5ErkJggg==';
const bytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Returns a small valid photo. Its content determines its type, not its name. */
export const photo = (name: string): File =>
  new File([bytes(PNG)], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' });

const TINY =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4kWJ0IsWIAUIBACiuBXmfXj+VAAAAAElFTkSuQmCC';

/** Files that are refused as photos, by reason. */
export const refusedPhotos = {
  empty: new File([], 'empty.jpg'),
  webp: new File(['RIFF0000WEBPVP8 '], 'photo.jpg'),
  heic: new File(['0000ftypheic0000mif1'], 'IMG_0001.HEIC'),
  avif: new File(['0000ftypavif0000mif1'], 'photo.png'),
  gif: new File(['GIF89a0000'], 'photo.png'),
  svg: new File(['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photo.png'),
  too_small: new File([bytes(TINY)], 'tiny.png'),
} as const;

/** Returns one photo more than a member may have. */
export const tooManyPhotos = (): File[] => Array.from({ length: 13 }, (_, index) => photo(`${index}.png`));
