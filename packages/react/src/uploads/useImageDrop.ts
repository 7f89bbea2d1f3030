import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Handlers of an area where files can be dropped and pasted. */
export interface ImageDrop {
  /** Whether files are dragged over the area. */
  isDropTarget: boolean;
  /** Props for the area. An inner area takes precedence over an outer one. */
  dropProps: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

/** Whether a drag carries files. Browsers reveal only that until the drop. */
const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/**
 * Takes files that are dropped on an area or pasted into it; null where none are taken. A clipboard with text is pasted
 * as text, even if it has a picture too. `onFiles` is called with at least one file, of any type.
 */
export function useImageDrop(onFiles: ((files: File[]) => void) | null): ImageDrop {
  const [isOver, setIsOver] = useState(false);
  return {
    isDropTarget: isOver && onFiles !== null,
    dropProps: {
      onDragOver: (event) => {
        if (!onFiles || event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) =>
        setIsOver((was) => was && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onDrop: (event) => {
        setIsOver(false);
        if (!onFiles || event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
      onPaste: (event) => {
        const { clipboardData } = event;
        if (!onFiles || event.defaultPrevented || clipboardData.getData('text/plain') !== '') return;
        const files = [...clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
