import { calls } from '@meetcute/contract';
import { CONSENT_COOKIE, PREFERENCES_PATH } from '@meetcute/core';

/**
 * Returns the script that keeps presses on buttons until the page has hydrated: it holds them back and repeats each
 * once when `replayPresses` is called. Links, and forms that the server takes, work without the site's script and are
 * left to the browser. `takesForms` tells whether the server takes the forms of this page. The button of a film has a
 * script of its own, and that of a popover needs none. A press that it keeps starts the site (`siteStart`), also one that is a click alone: extensions, voice
 * control and switches cause no other event.
 */
export const earlyPresses = (takesForms: boolean): string =>
  `(()=>{
const held=new Set();
const hold=event=>{
const button=event.target.closest('button:not([data-part=media-toggle],[popovertarget])');
if(!button)return;
const{form,type}=button;
if(type==='submit'&&form&&(${takesForms}||form.hasAttribute('action')))return;
event.preventDefault();
event.stopImmediatePropagation();
held.add(button);
window.isPressed=true;
if(window.startSite)startSite();
};
addEventListener('click',hold,true);
window.replayPresses=()=>{
removeEventListener('click',hold,true);
setTimeout(()=>{for(const button of held)button.click();held.clear();});
};
})()`.replaceAll('\n', '');

/**
 * Returns the script of a page that waits for an interaction. It does what the site does without one, until the site runs:
 * it sends the beacon of a hidden page (spec: call.post-page-hidden.beacon-when-hidden), and replaces the address by
 * `address`, which has no price of an advert (spec: traffic.cpc-removed-from-url). It follows `earlyPresses`.
 */
export const beforeStart = (address: string | null): string =>
  `${address === null ? '' : `history.replaceState(history.state,'',${JSON.stringify(address)}+location.hash);`}(()=>{
const{replayPresses}=window;
const send=()=>{
if(document.visibilityState==='hidden')navigator.sendBeacon('${calls.pageHidden.path}',new Blob(['{}'],{type:'application/json'}));
};
document.addEventListener('visibilitychange',send);
window.replayPresses=()=>{
document.removeEventListener('visibilitychange',send);
replayPresses();
};
})();`
    .replaceAll('\n', '')
    // The address may contain what closes a script element.
    .replaceAll('<', '\\x3C');

/**
 * Script of a document that asks about cookies. It sends the choice before the site's script has loaded, so that the
 * page does not load again and a form keeps what was typed. Without it the browser submits the form. Hydration leaves
 * the hidden question as it is.
 */
export const consentStart = `addEventListener('submit',event=>{
const{target,submitter}=event;
if(event.defaultPrevented||!target.matches('[data-part=consent] form'))return;
event.preventDefault();
const body=new URLSearchParams(new FormData(target,submitter));
const banner=target.closest('[data-part=consent]');
banner.hidden=true;
document.getElementById('main').focus({preventScroll:true});
fetch('${PREFERENCES_PATH}',{method:'POST',body,redirect:'manual'}).finally(()=>{
if(!document.cookie.includes('${CONSENT_COOKIE}='))banner.hidden=false;
});
})`.replaceAll('\n', '');

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

/**
 * Script that defines `reloadOldPage` for a page whose files could not be loaded. It reloads a page of a past build, whose
 * files the host may no longer have: a page can wait for an interaction across a deploy. It does so once for each build, as
 * `useMissingFiles` does later, and only while no field has the focus or was changed. Text that is typed until the new page
 * arrives stops the reload.
 */
export const reloadOldPage = `window.reloadOldPage=async()=>{
try{
const build=document.querySelector('meta[name=build-id]').content,key='meetcute-reloaded-for';
const response=await fetch('/build-id',{cache:'no-store'});
if(!response.ok||await response.text()===build||sessionStorage.getItem(key)===build)return;
const isChanged=field=>{
const{type,options}=field;
if(options)return field.selectedIndex!==Math.max([...options].findIndex(option=>option.defaultSelected),0);
if(type==='checkbox'||type==='radio')return field.checked!==field.defaultChecked;
return field.value!==field.defaultValue;
};
const fields=[...document.querySelectorAll('input,textarea,select')];
if(fields.some(field=>field===document.activeElement||isChanged(field)))return;
sessionStorage.setItem(key,build);
addEventListener('input',()=>stop(),{once:true});
location.reload();
}catch{}
};`.replaceAll('\n', '');
