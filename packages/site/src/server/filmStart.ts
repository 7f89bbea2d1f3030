/**
 * Script of a landing page that plays its films before the site runs. Films start when the page has loaded, unless the
 * visitor wants less motion or less data, and their button stops them. A film that failed to load is requested again.
 * What the visitor wants is read at that time: reading it earlier delays the first paint.
 *
 * `packages/site/src/landers/loops.ts` does the same for films once the site runs; one test holds for both.
 */
export const filmStart = `(()=>{
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
})();`.replaceAll('\n', '');
