import { useDragOrder, useFileDropGuard, useImageDrop, usePhotoManager } from '@meetcute/react/uploads';
import { useRef } from 'react';

/** Photos of the member: uploads that survive a lost connection, order by drag, deletion. */
export function Photos() {
  const { images, uploads, onAdd, onMove, onRemove } = usePhotoManager();
  const list = useRef<HTMLUListElement>(null);
  const { target } = useDragOrder(list, (draggedId, targetId) =>
    onMove(
      draggedId,
      images.findIndex(({ id }) => id === targetId),
    ),
  );
  const { dropProps, isDropTarget } = useImageDrop((files) => void onAdd(files));
  // A file that is dropped beside the area must not replace the page.
  useFileDropGuard();
  return (
    <div {...dropProps} data-target={isDropTarget || undefined}>
      <ul ref={list}>
        {images.map(({ id }) => (
          <li key={id} data-over={id === target || undefined}>
            <button onClick={() => onRemove(id)}>Delete</button>
          </li>
        ))}
      </ul>
      <p>{`${uploads.length} uploads`}</p>
    </div>
  );
}
