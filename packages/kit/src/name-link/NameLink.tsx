import type { Profile } from '@meetcute/contract';
import { Link } from 'react-aria-components/Link';

export interface NameLinkProps {
  profile: Pick<Profile, 'name' | 'age'>;
  href: string;
  /** Whether it leads to what is on screen. Default: false. @selector [aria-current='page'] */
  isCurrent?: boolean | undefined;
}

/** A member's name and age as a link, drawn with `nameLinkCss`. @selector [data-part='name'] */
export function NameLink({ profile: { name, age }, href, isCurrent = false }: NameLinkProps) {
  return (
    <Link data-part="name" href={href} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      <bdi>{name}</bdi>
      {age !== null && `, ${age}`}
    </Link>
  );
}
