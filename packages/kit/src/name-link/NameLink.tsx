import type { Profile } from '@meetcute/contract';
import { Link, type LinkState } from '@meetcute/react';
import type { FrameProps } from '../frame/useFrame.ts';

export interface NameLinkProps extends FrameProps<HTMLAnchorElement, LinkState> {
  /** Name and age of the member. */
  profile: Pick<Profile, 'name' | 'age'>;
  /** URL of the profile or conversation. */
  href: string;
  /** Whether the link target is on screen. Default: false. @selector [data-current], [aria-current='page'] */
  isCurrent?: boolean | undefined;
}

/** Link with a member's name and age, styled by `nameLinkCss`. @selector [data-part='name'] */
export function NameLink({ profile: { name, age }, ...link }: NameLinkProps) {
  return (
    // The name is a box of its own, beside which an accessible name from the content has a space before the age.
    <Link data-part="name" aria-label={age === null ? name : `${name}, ${age}`} {...link}>
      {/* With the comma: after a name that is cut, it would stand alone. */}
      <span>
        <bdi>{name}</bdi>
        {age !== null && ','}
      </span>
      {age !== null && ` ${age}`}
    </Link>
  );
}
