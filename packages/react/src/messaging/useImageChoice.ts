import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { areImagesAllowed, IMAGE_HEAD, imageTypeOf, type PendingImage } from '@meetcute/core';
import { useEffect, useRef, useState } from 'react';
import { usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { storeImage, detachImage, readImage } from './storedImage.ts';

/** Image for the next message. */
export interface ImageChoice {
  /** Chosen image; null for none. */
  value: PendingImage | null;
  /** Replaces the chosen image; null removes it. */
  onChange: (value: PendingImage | null) => void;
  /** Reads a file and chooses it; null when the site does not allow images in messages. */
  choose: ((file: Blob) => Promise<void>) | null;
  /** Whether the last chosen file can't be sent: it is not an image, damaged or too large. */
  isUnreadable: boolean;
}

/** Image choice with a handler for sending. */
export interface LeavingChoice extends ImageChoice {
  /** Clears the choice after sending. The stored image is deleted once `written` resolves. */
  onSent: (written: Promise<unknown>) => void;
}

/** Reads the dimensions of an image file; null when it is not an image or too large. Rejects a damaged image. */
async function read(file: Blob): Promise<PendingImage | null> {
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD).arrayBuffer());
  if (file.size > PHOTO_MAX_BYTES || imageTypeOf(head) === null) return null;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { file, width, height };
}

/** Chosen image of one member in one conversation. */
interface Chosen {
  place: string;
  value: PendingImage | null;
}

/** Keeps the chosen image of a conversation in the browser until it is sent, so that it survives a reload. */
function useStoredImage(conversation: string, isOffered: boolean) {
  const { database, now } = usePorts();
  const member = useViewer()?.profile.id ?? '';
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Queue of writes: run in order, so that an image is not stored after it was deleted. */
  const writes = useRef<Promise<void>>(Promise.resolve());
  const place = `${member}/${conversation}`;

  useEffect(() => {
    if (member === '' || !isOffered) return undefined;
    let isLeft = false;
    void readImage(database(), { member, conversation }, now().getTime()).then((value) => {
      if (value === null || isLeft) return;
      // A choice or removal made meanwhile takes precedence.
      setChosen((known) => (known?.place === place ? known : { place, value }));
    });
    return () => {
      isLeft = true;
    };
  }, [database, now, member, conversation, place, isOffered]);

  const choose = (value: PendingImage | null) => {
    setChosen({ place, value });
    const at = now().getTime();
    if (member !== '')
      writes.current = writes.current.then(() => storeImage(database(), { member, conversation }, value, at));
  };
  const leave = (written: Promise<unknown>) => {
    setChosen({ place, value: null });
    const before = writes.current;
    writes.current = detachImage(database(), { member, conversation }, Promise.all([before, written]));
  };
  return { value: chosen?.place === place ? chosen.value : null, choose, leave };
}

/** Chooses an image for the next message of a conversation. Survives a reload; refuses unreadable files. */
export function useImageChoice(conversation: string): LeavingChoice {
  const isOffered = areImagesAllowed(useSettings());
  const { value, choose: setValue, leave } = useStoredImage(conversation, isOffered);
  const [isUnreadable, setUnreadable] = useState(false);
  const onChange = (next: PendingImage | null) => {
    setValue(next);
    setUnreadable(false);
  };
  const onSent = (written: Promise<unknown>) => {
    if (value) leave(written);
    setUnreadable(false);
  };
  const choose = async (file: Blob) => {
    const found = await read(file).catch(() => null);
    if (found) onChange(found);
    else setUnreadable(true);
  };
  return { value, onChange, onSent, choose: isOffered ? choose : null, isUnreadable };
}
