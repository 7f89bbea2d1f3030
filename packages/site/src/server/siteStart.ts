/** Moment at which a page loads the site's script: after its first paint, or with the visitor's first interaction. */
export type StartMoment = 'after-paint' | 'on-interaction';

/**
 * Waits until the browser reports its first paint, and a second at most: a page in a background tab is not painted, and
 * some browsers report no paint, to keep visitors from being recognised.
 */
const afterPaint = `new Promise(done=>{
new PerformanceObserver(done).observe({type:'paint',buffered:true});
setTimeout(done,1000);
}).then(start);`;

/**
 * Returns the script of a page that loads the site. The site then hydrates the page and keeps what was typed. Its files
 * arrive after the first paint, because they would delay it on a slow phone
 * (docs/decisions/079-first-load-on-a-phone.md). If they cannot be loaded, the next press, key or focused field tries
 * again. `entry` and `preloads` are addresses of modules.
 */
export const siteStart = (entry: string, preloads: readonly string[], moment: StartMoment): string =>
  `(()=>{
const files=${JSON.stringify(preloads)},events=['pointerdown','keydown','focusin'];
const wait=()=>{for(const type of events)addEventListener(type,start,true)};
const start=()=>{
for(const type of events)removeEventListener(type,start,true);
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:''}));
import(${JSON.stringify(entry)}).catch(error=>{wait();throw error;});
};
${moment === 'after-paint' ? afterPaint : 'wait();'}
})();`
    .replaceAll('\n', '')
    // No text in a script element may close it.
    .replaceAll('<', '\\x3C');
