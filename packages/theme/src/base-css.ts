import { vars } from './tree.ts';

const root = ':where([data-template])';

/**
 * Reset and text defaults inside template roots. Without specificity, so that any skin overrides them. Does
 * not affect the page around a root.
 */
export const baseCss: string = `
${root}{background:${vars.surface};color:${vars.text};font-family:${vars.font.text};font-size:${vars.type.body};font-weight:${vars.weight.text};line-height:${vars.leading.text};-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;text-size-adjust:100%;font-synthesis:none;overflow-wrap:break-word;isolation:isolate}
${root} :where(*,::before,::after){box-sizing:border-box}
${root} :where(h1,h2,h3,h4,p,figure,blockquote,dl,dd,ul,ol,fieldset,pre){margin:0;padding:0}
${root} :where(fieldset){border:0;min-inline-size:0}
${root} :where(:is(ul,ol)[role=list]),${root} :where(nav ul,nav ol){list-style:none}
${root} :where(h1,h2,h3){font-family:${vars.font.display};font-weight:${vars.weight.display};line-height:${vars.leading.tight};letter-spacing:${vars.tracking.display};text-wrap:balance}
${root} :where(p){text-wrap:pretty}
${root} :where(a){color:inherit;text-underline-offset:.2em;text-decoration-thickness:from-font}
${root} :where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit}
${root} :where(button){background:none;border:0;padding:0;cursor:pointer;-webkit-tap-highlight-color:transparent}
${root} :where(img,svg,video,canvas){display:block;max-inline-size:100%}
${root} :where(img,video){block-size:auto}
${root} :where(a,button,input,select,textarea,summary,[tabindex]):focus-visible{outline:2px solid ${vars.focus};outline-offset:2px}
${root} :where(a:focus-visible){border-radius:${vars.radius.small}}
${root} :where(h1,main)[tabindex='-1']{outline:none}
${root} :where([data-part='fictional'][data-icon])::before{margin-inline-end:.35em}
${root} [data-part='fictional'][data-icon=sparkle]::before{content:'✦';content:'✦' / ''}
${root} [data-part='fictional'][data-icon=star]::before{content:'★';content:'★' / ''}
${root} [data-part='fictional'][data-icon=diamond]::before{content:'◆';content:'◆' / ''}
${root} ::selection{background:${vars.accentSoft};color:${vars.text}}
@media (prefers-reduced-motion:reduce){${root},${root} *,${root} *::before,${root} *::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}
@media print{${root}{color-scheme:light!important}}
`.trim();
