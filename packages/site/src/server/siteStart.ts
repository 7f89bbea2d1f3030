/** Moment at which a page loads the site's script: after its first frame, or with the visitor's first interaction. */
export type StartMoment = 'after-frame' | 'on-interaction';

/**
 * Waits for the first frame. A page that nobody sees, as in a background tab, draws no frame and starts at once, and so
 * does one that is hidden while it waits.
 */
const afterFrame = `new Promise(done=>{
if(document.hidden)return done();
document.addEventListener('visibilitychange',done,{once:true});
requestAnimationFrame(()=>setTimeout(done));
}).then(start);`;

/**
 * Returns the script of a page that loads the site. The site then hydrates the page and keeps what was typed. Its files
 * arrive after the first frame, because they would delay it on a slow phone
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
${moment === 'after-frame' ? afterFrame : 'wait();'}
})();`
    .replaceAll('\n', '')
    // No text in a script element may close it.
    .replaceAll('<', '\\x3C');
