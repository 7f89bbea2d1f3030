import { PhotoDrop, useFileDropGuard } from '@meetcute/kit/uploads';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState<readonly File[]>([]);
  // A file that is dropped beside it must not replace the page.
  useFileDropGuard();
  return (
    <PhotoDrop
      title="Add photos"
      hint={files.length > 0 ? `${files.length} chosen` : 'JPEG, PNG or WebP'}
      onFiles={setFiles}
    />
  );
}
