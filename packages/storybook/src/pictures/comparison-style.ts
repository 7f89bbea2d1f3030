/** Style sheet of the comparison page, in the system's colours, light or dark. */
export const comparisonStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 110rem; margin: 0 auto; padding: 1rem clamp(1rem, 3vw, 3rem) 4rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
.story > h2 { position: sticky; inset-block-start: 0; margin: 0; padding-block: 0.75rem; background: Canvas; border-block-end: 1px solid; scroll-margin: 0; }
.story { margin-block-start: 3rem; }
.change { margin-block: 1.5rem; scroll-margin-block-start: 4rem; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figure a { display: block; min-block-size: 3rem; }
figcaption { padding-block-end: 0.25rem; font-weight: 600; }
img { display: block; max-inline-size: 100%; block-size: auto; border: 1px solid GrayText; }
small { font-weight: 400; }
fieldset { border: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
legend { float: inline-start; padding-inline-end: 1.5rem; font-weight: 600; }
label { display: inline-flex; gap: 0.5rem; align-items: center; min-block-size: 1.75rem; }
input { inline-size: 1.25rem; block-size: 1.25rem; }
nav ol { columns: 22rem; }
li { padding-block: 0.125rem; }
code { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 3px; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { position: static; }
@media (max-width: 40rem) { .pictures { grid-template-columns: minmax(0, 1fr); } }
`;
