/** Moment at which a page loads the site's script: after its first paint, or with the visitor's first interaction. */
export type StartMoment = 'after-paint' | 'on-interaction';

/**
 * Waits until the browser reports its first paint, and a second at most: a page in a background tab is not painted. Some
 * browsers report no paint, to prevent fingerprinting, and start at once or after that second.
 */
const afterPaint = `new Promise(done=>{
setTimeout(done,1000);
new PerformanceObserver(done).observe({type:'paint',buffered:true});
}).then(start,start);`;

/**
 * Returns the script of a page that loads the site. The site then hydrates the page and keeps what was typed. Its files
 * arrive after the first paint, because they would delay it on a slow phone
 * (docs/decisions/036-slow-phones.md). If they cannot be loaded, the next press, key or focused field, or a
 * connection that is back, tries again. `entry` and `preloads` are addresses of modules.
 *
 * The browser offers to install the site once, possibly before the site runs, so the script keeps the offer for it.
 */
export const siteStart = (entry: string, preloads: readonly string[], moment: StartMoment): string =>
  `(()=>{
const{nonce}=document.currentScript;
addEventListener('beforeinstallprompt',event=>{event.preventDefault();window.installOffer=event;});
const files=${JSON.stringify(preloads)},events=['pointerdown','keydown','focusin','online'];
const wait=()=>{for(const type of events)addEventListener(type,start,true)};
const start=()=>{
for(const type of events)removeEventListener(type,start,true);
for(const href of files.splice(0))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:'',nonce}));
import(${JSON.stringify(entry)}).catch(error=>{wait();throw error;});
};
${moment === 'after-paint' ? afterPaint : 'wait();'}
})();`
    .replaceAll('\n', '')
    // No text in a script element may close it.
    .replaceAll('<', '\\x3C');
