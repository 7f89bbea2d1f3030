import { href } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** A legal text inside the modal. */
export function LegalText({ kind }: { kind: 'terms' | 'privacy' }) {
  const { t: text } = useTranslation('shell');
  return (
    <p>
      <Link to={href(kind === 'terms' ? 'pages-terms' : 'pages-privacy')}>{text(kind)}</Link>
    </p>
  );
}
