import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['SearchFilters'],
  headless: ['SearchFilters'],
  anatomy:
    '`SearchFilters.Root` around a `SearchFilters.Filter` for each of the `fields` of `useSearchFilters`, which takes the search of `useSearch`; its `widening` broadens the search, `widened` tells of filters that found nobody, and `onReset` resets all.',
  states:
    '`[data-disabled]` before the first response and where there are no options, `[data-narrowed]` while the search can be broadened, `[data-filter]`. On a phone, a single-line button summarises the filters and opens them, below it or in the sheet of `loadSheet`.',
  accessibility:
    'A named group of labelled native selects; the button exposes whether they are open. Every change searches immediately, so show the number of results.',
  keyboard: [
    ['Tab', 'Moves to the next filter.'],
    ['Arrow up, arrow down', 'Change the focused filter, which searches at once.'],
    ['Enter, Space', 'Opens or closes the filters on a phone.'],
  ],
  dos: ['Render every option: the current value is always among them.'],
  donts: ['Add a search button.'],
} satisfies PartDocs;
