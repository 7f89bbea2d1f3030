import type { Profile } from '@meetcute/contract';
import { Link, type LinkProps } from 'react-aria-components/Link';
import type { RefAttributes } from 'react';

export interface NameLinkProps
  extends Partial<Pick<LinkProps, 'className' | 'style' | 'id'>>, RefAttributes<HTMLAnchorElement> {
  /** Name and age of the member. */
  profile: Pick<Profile, 'name' | 'age'>;
  /** URL of the profile or conversation. */
  href: string;
  /** Whether the link target is on screen. Default: false. @selector [aria-current='page'] */
  isCurrent?: boolean | undefined;
}

/** Link with a member's name and age, styled by `nameLinkCss`. @selector [data-part='name'] */
export function NameLink({ profile: { name, age }, href, isCurrent = false, ...link }: NameLinkProps) {
  return (
    <Link data-part="name" {...link} href={href} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      <bdi>{name}</bdi>
      {age !== null && `, ${age}`}
    </Link>
  );
}
