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
  /** Whether the portrait is on the first screen: loaded with high priority. Default: false. */
  isFirst?: boolean;
}

/** An invented person as an item of a list: portrait, name, age, a line, and the label of fictional profiles. */
export function HomePerson({ person, line, sizes, isFirst = false }: HomePersonProps) {
  const { name, age, portrait } = person;
  const [small, large] = portrait;
  return (
    <MemberProfile.Root as="li" profile={{ fictional: true }} data-part="person">
      <img
        src={small}
        srcSet={`${small} 360w, ${large} 720w`}
        sizes={sizes}
        width={360}
        height={480}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
      <q>{line}</q>
      <strong>
        {name}, {age}
      </strong>
    </MemberProfile.Root>
  );
}
