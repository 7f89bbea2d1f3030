import { createEvent, fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFileDropGuard } from './useFileDropGuard.ts';
import { useImageDrop } from './useImageDrop.ts';

type Take = (files: File[]) => void;

function Area({ onFiles, label }: { onFiles: Take | null; label: string }) {
  const { isDropTarget, dropProps } = useImageDrop(onFiles);
  return <textarea aria-label={label} data-over={isDropTarget} {...dropProps} />;
}

function Shell({ onFiles }: { onFiles: Take | null }) {
  useFileDropGuard();
  return (
    <>
      <Area onFiles={onFiles} label="area" />
      <p>Elsewhere</p>
      <input type="file" aria-label="file" />
    </>
  );
}

const png = new File(['x'], 'x.png', { type: 'image/png' });
const pdf = new File(['x'], 'x.pdf', { type: 'application/pdf' });

/** Returns what a drag or a clipboard carries. */
function transfer(files: readonly File[], text: Readonly<Record<string, string>> = {}): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  for (const [type, words] of Object.entries(text)) data.setData(type, words);
  return data;
}

function open(isOffered = true) {
  const onFiles = vi.fn<Take>();
  const page = render(<Shell onFiles={isOffered ? onFiles : null} />);
  /** Whether the browser would do what it does by default, such as opening the file. */
  const isLeftToBrowser = (element: HTMLElement, type: 'paste' | 'drop' | 'dragOver', data: DataTransfer) => {
    const event = createEvent[type](element, { bubbles: true, cancelable: true });
    Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', { value: data });
    return fireEvent(element, event);
  };
  return { onFiles, isLeftToBrowser, area: page.getByLabelText('area'), page };
}

test.each([
  ['a picture', [png], {}],
  ['a picture with its HTML, as browsers copy it', [png], { 'text/html': '<img src="x.png">' }],
  ['several files', [png, pdf], {}],
  ['a file of another type', [pdf], {}],
])('takes %s from the clipboard', (_, files, text) => {
  const { onFiles, isLeftToBrowser, area } = open();
  expect(isLeftToBrowser(area, 'paste', transfer(files, text))).toBe(false);
  expect(onFiles).toHaveBeenCalledWith(files);
});

test.each([
  ['text', [], { 'text/plain': 'Hello' }],
  [
    'text with a picture of it, as spreadsheets copy it',
    [png],
    { 'text/plain': '1\t2', 'text/html': '<b>1</b>' },
  ],
])('leaves %s in the clipboard to the field', (_, files, text) => {
  const { onFiles, isLeftToBrowser, area } = open();
  expect(isLeftToBrowser(area, 'paste', transfer(files, text))).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('takes dropped files, and marks the area while they are over it', () => {
  const { onFiles, isLeftToBrowser, area } = open();
  expect(isLeftToBrowser(area, 'dragOver', transfer([pdf]))).toBe(false);
  expect(area.dataset['over']).toBe('true');
  expect(isLeftToBrowser(area, 'drop', transfer([pdf, png]))).toBe(false);
  expect(area.dataset['over']).toBe('false');
  expect(onFiles).toHaveBeenCalledWith([pdf, png]);
});

test('keeps the browser from opening a file that is dropped anywhere else', () => {
  const { onFiles, isLeftToBrowser, page } = open();
  for (const element of [page.getByText('Elsewhere'), document.body])
    for (const type of ['dragOver', 'drop'] as const)
      expect(isLeftToBrowser(element, type, transfer([png]))).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

test('keeps the browser from opening a file where the area takes none', () => {
  const { isLeftToBrowser, area } = open(false);
  expect(isLeftToBrowser(area, 'drop', transfer([png]))).toBe(false);
});

test('leaves dragged text, and files over a file field, to the browser', () => {
  const { isLeftToBrowser, area, page } = open();
  for (const type of ['dragOver', 'drop'] as const) {
    expect(isLeftToBrowser(area, type, transfer([], { 'text/plain': 'Hello' }))).toBe(true);
    expect(isLeftToBrowser(page.getByLabelText('file'), type, transfer([png]))).toBe(true);
  }
});
