import { nocturne } from '@meetcute/template-nocturne';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DemoApp } from '../WithoutBackEnd.example.tsx';
import { sampleProfile } from './people.ts';

const { default: NocturneCard } = await nocturne.parts.ProfileCard();

test('nocturne has the fictional label below the mark of a narrow card, and above the name', () => {
  render(
    <DemoApp>
      <div style={{ inlineSize: '10.75rem' }}>
        <NocturneCard
          profile={sampleProfile({ fictional: true, language: 'nl' })}
          href="#"
          mark="Recently joined"
        />
      </div>
    </DemoApp>,
  );
  const boxOf = (words: string | RegExp) => screen.getByText(words).getBoundingClientRect();
  const card = screen.getByRole('article');
  expect(card.querySelector('[data-part=photo]')!.clientWidth).toBe(card.clientWidth);
  const label = boxOf('Fictional profile');
  expect(label.top).toBeGreaterThanOrEqual(boxOf('Recently joined').bottom);
  // There is no space for the language too, which is read out.
  expect(boxOf('Speaks Dutch').width).toBeLessThanOrEqual(1);
  expect(boxOf('Marit').top).toBeGreaterThanOrEqual(label.bottom);
});
