import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { areImagesAllowed, IMAGE_HEAD, imageTypeOf, type PendingImage } from '@meetcute/core';
import { useEffect, useRef, useState } from 'react';
import { usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { storeImage, detachImage, readImage } from './storedImage.ts';

/** A picture that is about to be sent. */
export interface ImageChoice {
  /** What was chosen; null for nothing. */
  value: PendingImage | null;
  onChange: (value: PendingImage | null) => void;
  /** Takes a file; null where the site sends no pictures. */
  choose: ((file: Blob) => Promise<void>) | null;
  /** Whether the last file that was chosen is no picture that can be sent. */
  isUnreadable: boolean;
}

/** A choice that goes with a message. */
export interface LeavingChoice extends ImageChoice {
  /** Nothing is chosen any more; what was is kept until its message is `written`. */
  onSent: (written: Promise<unknown>) => void;
}

/** A file as a picture, upright; null where it is none, or too large. */
async function read(file: Blob): Promise<PendingImage | null> {
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD).arrayBuffer());
  if (file.size > PHOTO_MAX_BYTES || imageTypeOf(head) === null) return null;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { file, width, height };
}

/** Which picture, and of which member's conversation. */
interface Chosen {
  place: string;
  value: PendingImage | null;
}

/** The picture that is chosen in a conversation: kept in the browser until it is sent, so that a reload loses nothing. */
function useStoredImage(conversation: string, isOffered: boolean) {
  const { database, now } = usePorts();
  const member = useViewer()?.profile.id ?? '';
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** One after the other, so that what was sent at once is not kept after it was forgotten. */
  const deeds = useRef<Promise<void>>(Promise.resolve());
  const place = `${member}/${conversation}`;

  useEffect(() => {
    if (member === '' || !isOffered) return undefined;
    let isLeft = false;
    void readImage(database(), { member, conversation }, now().getTime()).then((value) => {
      if (value === null || isLeft) return;
      // Who has chosen or removed one meanwhile is not overruled.
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
      deeds.current = deeds.current.then(() => storeImage(database(), { member, conversation }, value, at));
  };
  const leave = (written: Promise<unknown>) => {
    setChosen({ place, value: null });
    const before = deeds.current;
    deeds.current = detachImage(database(), { member, conversation }, Promise.all([before, written]));
  };
  return { value: chosen?.place === place ? chosen.value : null, choose, leave };
}

/** Chooses a picture for the next message of a conversation; it outlives a reload. One that can't be read is refused before it is sent. */
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
