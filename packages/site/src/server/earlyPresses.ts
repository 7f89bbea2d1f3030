/**
 * Returns the script that keeps presses on buttons until the page has hydrated: it holds them back and repeats each
 * once when `replayPresses` is called. Links, and forms that the server takes, work without the site's script and are
 * left to the browser. `takesForms` tells whether the server takes the forms of this page. The button of a film has a
 * script of its own.
 */
export const earlyPresses = (takesForms: boolean): string =>
  `(()=>{
const held=new Set();
const hold=event=>{
const button=event.target.closest('button:not([data-part=media-toggle])');
if(!button)return;
const{form,type}=button;
if(type==='submit'&&form&&(${takesForms}||form.hasAttribute('action')))return;
event.preventDefault();
event.stopImmediatePropagation();
held.add(button);
};
addEventListener('click',hold,true);
window.replayPresses=()=>{
removeEventListener('click',hold,true);
setTimeout(()=>{for(const button of held)button.click();held.clear();});
};
})()`.replaceAll('\n', '');
