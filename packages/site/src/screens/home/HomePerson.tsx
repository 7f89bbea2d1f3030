import { MemberProfile } from '@meetcute/react';

/** A person whom a template invented, for the home page of visitors. */
export interface InventedPerson {
  /** First name. */
  name: string;
  /** Age that the portrait shows. */
  age: number;
  /** Addresses of the portrait, 3:4, 360 and 720 pixels wide. */
  portrait: readonly [small: string, large: string];
}

/** Props of `HomePerson`. */
export interface HomePersonProps {
  /** The person. */
  person: InventedPerson;
  /** Words of the person. */
  line: string;
  /** Width of the portrait at each viewport width, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Moment at which the portrait loads; `eager` for one on the first screen. Default: lazy. */
  loading?: 'eager' | 'lazy';
  /** Priority of a portrait that fills the first screen. Default: that of the browser. */
  fetchPriority?: 'high';
}

/** An invented person as an item of a list: portrait, name, age, a line, and the label of fictional profiles. */
export function HomePerson({ person, line, loading = 'lazy', ...image }: HomePersonProps) {
  const { name, age, portrait } = person;
  const [small, large] = portrait;
  return (
    <MemberProfile.Root as="li" profile={{ fictional: true }} data-part="person">
      <img
        src={small}
        srcSet={`${small} 360w, ${large} 720w`}
        width={360}
        height={480}
        alt=""
        loading={loading}
        decoding="async"
        {...image}
      />
      <q>{line}</q>
      <strong>
        {name}, {age}
      </strong>
    </MemberProfile.Root>
  );
}
