import type { Template } from '@meetcute/site';

type Slots = Pick<Template, 'parts' | 'layouts' | 'screens' | 'drawings' | 'icons'>;

const kinds = ['parts', 'layouts', 'screens', 'drawings', 'icons'] as const;

/**
 * Whether a template draws a part, layout, screen or icon in another way than one of `others`, whose places are measured by the
 * product. A logo alone does not count: no place is inside it.
 */
export const hasOwnComponents = (template: Slots, others: readonly Slots[]): boolean =>
  !others.some((other) =>
    kinds.every((kind) => {
      const [slots, otherSlots] = [template[kind], other[kind]] as readonly Readonly<
        Record<string, unknown>
      >[];
      return Object.keys(slots ?? {}).every((name) => name === 'Logo' || slots![name] === otherSlots?.[name]);
    }),
  );
