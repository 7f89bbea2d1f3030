import { useTexts } from '../texts/texts.ts';

/** Text while something loads. */
export function Loading() {
  const t = useTexts();
  return (
    <p role="status" aria-busy data-part="muted">
      {t('loading')}
    </p>
  );
}
