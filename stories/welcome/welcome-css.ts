/** Styles of the first page, without those of a brand. */
export const welcomeCss = `
[data-welcome]{--ink:#33202d;--muted:#6d5a66;--paper:#fffdfb;--line:#e5dbd3;--accent:#a01a4d;color:var(--ink);background:var(--paper);font:16px/1.5 "Figtree Variable",system-ui,sans-serif;padding:clamp(20px,4vw,56px);min-block-size:100dvh;box-sizing:border-box;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){[data-welcome]{--ink:#f4ecf3;--muted:#bcadc2;--paper:#241b2b;--line:#3d3047;--accent:#f08fb4}}
[data-welcome]>*{max-inline-size:72rem;margin-inline:auto}
[data-welcome]>:is(p,dl){max-inline-size:72rem}
[data-welcome] :is(h1,h2,h3){line-height:1.2;text-wrap:balance}
[data-welcome] h1{font-size:40px;margin-block:0 12px}
[data-welcome] h2{font-size:24px;margin-block:48px 16px}
[data-welcome] h3{font-size:16px;margin-block:0 8px}
[data-welcome] a{color:var(--accent);text-underline-offset:3px}
[data-welcome] a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
[data-welcome] [data-part=picture]{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr));margin-block-start:32px}
[data-welcome] figure{display:grid;grid-template-columns:3.46fr 1fr;gap:12px;align-items:start;margin:0}
[data-welcome] figcaption{grid-column:1/-1;color:var(--muted);font-size:14px}
[data-welcome] img{inline-size:100%;block-size:auto;border:1px solid var(--line);border-radius:8px}
[data-welcome] [data-part=ways]{list-style:none;padding:0;margin-block:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr))}
[data-welcome] [data-part=ways] li{border:1px solid var(--line);border-radius:10px;padding:16px 20px}
[data-welcome] [data-part=ways] a{font-size:20px;font-weight:700}
[data-welcome] [data-part=ways] p{margin:8px 0 0}
[data-welcome] dl div{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:16px;padding-block:8px;border-block-end:1px solid var(--line)}
[data-welcome] dt{font-weight:700}
[data-welcome] dd{margin:0}
[data-welcome] [data-part=news]{display:grid;gap:32px;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr))}
[data-welcome] ul:not([data-part]){padding-inline-start:20px;margin-block:0}
`;
