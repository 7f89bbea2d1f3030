import {
  areImagesAllowed,
  IMAGE_HEAD,
  imageEnds,
  detectImageType,
  type PendingImage,
  type UploadProblem,
} from '@meetcute/core';
import { useEffect, useRef, useState } from 'react';
import { storeImage, detachImage, readImage } from './outbox/stored-image.ts';
import { usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { fileProblem } from '../uploads/photo-file.ts';

/** A file that can't be sent as an image. */
export interface ImageRefusal {
  /** Name of the file. */
  readonly name: string;
  /** Reason why it can't be sent. */
  readonly problem: UploadProblem;
}

/** Image for the next message. */
export interface ImageChoice {
  /** Chosen image; null for none. */
  value: PendingImage | null;
  /** Replaces the chosen image; null removes it. */
  onChange: (value: PendingImage | null) => void;
  /** Reads a file and chooses it; null when the site does not allow images in messages. */
  choose: ((file: File) => Promise<void>) | null;
  /** The last chosen file if it can't be sent, and why; null without one. */
  refusal: ImageRefusal | null;
}

/** Image choice with a handler for sending. */
export interface LeavingChoice extends ImageChoice {
  /** Clears the choice after sending. The stored image is deleted once `written` resolves. */
  onSent: (written: Promise<unknown>) => void;
}

/** Decodes an image, also one that lacks nothing but its end, because a camera or an editor cut it off. */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    const type = detectImageType(new Uint8Array(await file.slice(0, IMAGE_HEAD).arrayBuffer()));
    if (type === null) throw error;
    return createImageBitmap(new Blob([file, imageEnds[type]]));
  }
}

/** Reads the dimensions of an image file. Resolves with its problem if it can't be sent. */
async function read(file: File): Promise<PendingImage | UploadProblem> {
  const problem = await fileProblem(file, 'message');
  if (problem !== null) return problem;
  const bitmap = await decode(file).catch(() => null);
  if (bitmap === null) return 'imageDamaged';
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
  const [choice, setChoice] = useState<Chosen | null>(null);
  /** Queue of writes: run in order, so that an image is not stored after it was deleted. */
  const writes = useRef<Promise<void>>(Promise.resolve());
  const place = `${member}/${conversation}`;

  useEffect(() => {
    if (member === '' || !isOffered) return undefined;
    let isLeft = false;
    void readImage(database(), { member, conversation }, now().getTime()).then((value) => {
      if (value === null || isLeft) return;
      // A choice or removal made meanwhile takes precedence.
      setChoice((currentChoice) => (currentChoice?.place === place ? currentChoice : { place, value }));
    });
    return () => {
      isLeft = true;
    };
  }, [database, now, member, conversation, place, isOffered]);

  const choose = (value: PendingImage | null) => {
    setChoice({ place, value });
    const time = now().getTime();
    if (member !== '')
      writes.current = writes.current.then(() =>
        storeImage(database(), { member, conversation }, value, time),
      );
  };
  const leave = (pendingWrite: Promise<unknown>) => {
    setChoice({ place, value: null });
    const earlierWrite = writes.current;
    writes.current = detachImage(
      database(),
      { member, conversation },
      Promise.all([earlierWrite, pendingWrite]),
    );
  };
  return { value: choice?.place === place ? choice.value : null, choose, leave };
}

/** Chooses an image for the next message of a conversation. Survives a reload; refuses others with the reason. */
export function useImageChoice(conversation: string): LeavingChoice {
  const isOffered = areImagesAllowed(useSettings());
  const { value, choose: setValue, leave } = useStoredImage(conversation, isOffered);
  const [refusal, setRefusal] = useState<ImageRefusal | null>(null);
  const onChange = (next: PendingImage | null) => {
    setValue(next);
    setRefusal(null);
  };
  const onSent = (pendingWrite: Promise<unknown>) => {
    if (value) leave(pendingWrite);
    setRefusal(null);
  };
  const choose = async (file: File) => {
    const imageOrProblem = await read(file);
    if (typeof imageOrProblem === 'string') setRefusal({ name: file.name, problem: imageOrProblem });
    else onChange(imageOrProblem);
  };
  return { value, onChange, onSent, choose: isOffered ? choose : null, refusal };
}
