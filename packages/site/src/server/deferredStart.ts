/**
 * Returns the script of a page that starts with the visitor's first interaction. It is part of the document, so that a
 * landing page shows and takes input before any file of the site has loaded:
 *
 * - A press, a key or a focused field loads the site, which then hydrates the page and keeps what was typed. The next one
 *   tries again if the site could not be loaded.
 * - Films start when the page has loaded, unless the visitor wants less motion or less data, and their button stops them.
 *   A film that failed to load is requested again.
 *   What the visitor wants is read at that time: reading it earlier delays the first paint.
 *
 * `packages/site/src/landers/loops.ts` does the same for films once the site runs; one test holds for both.
 */
export const deferredStart = (entry: string, preloads: readonly string[]): string =>
  `(()=>{
const files=${JSON.stringify(preloads)},events=['pointerdown','keydown','focusin'];
const listen=()=>{for(const type of events)addEventListener(type,start,true)};
const start=()=>{
for(const type of events)removeEventListener(type,start,true);
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:''}));
import(${JSON.stringify(entry)}).catch(listen);
};
listen();
const play=(film)=>{
if(matchMedia('(prefers-reduced-motion: reduce)').matches||(navigator.connection||{}).saveData)return;
if(!film.src)film.src=film.dataset.film;else if(film.error)film.load();
film.muted=true;film.play().catch(()=>{});
};
addEventListener('click',({target})=>{
const button=target.closest&&target.closest('[data-part=media-toggle]:not([data-ready])');
if(!button)return;
const film=button.parentNode.querySelector('video');
if(film.paused)play(film);else film.pause();
});
addEventListener('load',()=>document.querySelectorAll('video[data-film]').forEach(play));
})()`
    .replaceAll('\n', '')
    // No text in a script element may close it.
    .replaceAll('<', '\\x3C');
