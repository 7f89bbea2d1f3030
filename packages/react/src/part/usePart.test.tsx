import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { usePart, type PartProps } from './usePart.ts';

const log: string[] = [];

function Part(props: PartProps<'button', object>) {
  const ownProps = {
    id: 'own',
    className: 'own',
    style: { opacity: 1, scale: 1 },
    ref: (element: HTMLElement | null) => void (element && log.push('own ref')),
    onClick: () => void log.push('own click'),
    onKeyDown: () => void log.push('own key'),
  };
  return <button {...(usePart(props, {}, ownProps) as object)} />;
}

test('merges handlers, refs, class names and styles of both sides, and replaces other attributes', () => {
  log.length = 0;
  const part = draw(
    <Part
      id="given"
      className="given"
      style={{ opacity: 0.5 }}
      ref={(element) => void (element && log.push('given ref'))}
      onClick={() => log.push('given click')}
    />,
  );
  fireEvent.click(part);
  fireEvent.keyDown(part, { key: 'a' });
  expect(log).toEqual(['own ref', 'given ref', 'given click', 'own click', 'own key']);
  expect([part.id, part.className, part.style.opacity, part.style.scale]).toEqual([
    'given',
    'own given',
    '0.5',
    '1',
  ]);
});
