import { IMAGE_TYPES } from '@meetcute/core';
import { useRef, type ReactNode } from 'react';

/** Picker of images, which a button opens. */
interface ImagePicker {
  /** Opens the browser's dialog. */
  open: () => void;
  /** Hidden input to render beside the button. */
  input: ReactNode;
}

/** Lets somebody choose PNG or JPEG files of the device. `onFiles` is called with at least one. */
export function useImagePicker(
  onFiles: (files: File[]) => void,
  { allowsMultiple = false }: { allowsMultiple?: boolean } = {},
): ImagePicker {
  const ref = useRef<HTMLInputElement>(null);
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        hidden
        accept={IMAGE_TYPES.join()}
        multiple={allowsMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same files can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}
