import { RETRIES } from '../browser/until-loaded.ts';

/**
 * Moment at which a page loads the site's script: after its first paint, with the visitor's first interaction, or with the
 * first action, which a scroll and a moved pointer are not.
 */
export type StartMoment = 'after-paint' | 'on-interaction' | 'on-action';

/** Files of the site's script that a page needs, as addresses of modules. */
export interface StartFiles {
  /** Entry of the site, after all modules that it imports. Each runs in a task of its own. */
  steps: readonly string[];
  /** Modules that the entry loads for this page. */
  preloads: readonly string[];
}

/** Events of an action, and a connection that is back. A film or a font causes none of them. */
const ACTIONS = [...RETRIES, 'input'];

/** Events of an interaction. The browser itself scrolls too, to a restored position or to the part that an address names. */
const INTERACTIONS = [...ACTIONS, 'pointermove', 'scroll'];

/**
 * Waits until the browser reports its first paint, and a second at most: a page in a background tab is not painted. Some
 * browsers report no paint, to prevent fingerprinting, and start at once or after that second.
 */
const afterPaint = `new Promise(done=>{
setTimeout(done,1000);
new PerformanceObserver(done).observe({type:'paint',buffered:true});
}).then(()=>start(),()=>start());`;

const waitFor = (events: readonly string[]) => `wait(${JSON.stringify(events)});`;

/** Entry of the account that a visitor has typed, in the browser's storage (`usePersistentState`). */
const KEPT_ACCOUNT = 'meetcute-kept-/account';

/** Starts by itself for a visitor who comes back to a form: only the site shows what they had typed. */
const forKeptAccount = `let kept;
try{kept=localStorage.getItem('${KEPT_ACCOUNT}');}catch{}
if(kept){${afterPaint}}`;

/**
 * Waits for an interaction. Meanwhile the browser fetches the files without reading them, once it has loaded the page and is
 * idle, so that a press does not wait for the network. After two seconds it counts as idle: Chromium may not call back on
 * a page where nothing happens. It fetches nothing for a visitor who saves data.
 */
const onInteraction = `${waitFor(INTERACTIONS)}
${forKeptAccount}
addEventListener('load',()=>{
if(!(navigator.connection||{}).saveData)(window.requestIdleCallback||setTimeout)(async()=>{
for(const file of files){
fetch(file,{priority:'low'}).then(response=>response.blob()).catch(()=>{});
await nextTask();
}
},{timeout:2000});
});`;

const starts: Readonly<Record<StartMoment, string>> = {
  'after-paint': afterPaint,
  'on-interaction': onInteraction,
  'on-action': `${waitFor(ACTIONS)}${forKeptAccount}`,
};

/**
 * Returns the script of a page that loads the site. The site then hydrates the page and keeps what was typed. Its files
 * arrive after the first paint, because they would delay it on a slow phone
 * (docs/decisions/035-slow-phones.md). If they cannot be loaded, the next press, key, choice or focused field, or a
 * connection that is back, tries again. A link that is pressed or focused starts nothing, because the browser is about to
 * leave the page, nor does the button of a form that the server takes. A key does. A pointer that rests where the page
 * appears has not moved.
 *
 * Modules run one after the other, and the browser handles input in between: imported by the entry, all of them would run
 * in one task.
 *
 * `earlyPresses` starts the site with a press that it keeps: by `startSite`, or before that exists by `isPressed`.
 *
 * Files of a past build do not arrive later, so a failure also asks `reloadOldPage`, where the page has it.
 *
 * The browser offers to install the site once, possibly before the site runs, so the script keeps the offer for it.
 */
export const siteStart = (
  { steps, preloads, takesForms }: StartFiles & { takesForms: boolean },
  moment: StartMoment,
): string => {
  const leaving = takesForms ? 'a,button[type=submit]' : 'a';
  return (
    `(()=>{
const{nonce}=document.currentScript;
addEventListener('beforeinstallprompt',event=>{event.preventDefault();window.installOffer=event;});
const steps=${JSON.stringify(steps)},files=[...steps,...${JSON.stringify(preloads)}];
let ending,isStarting;
const wait=events=>{
ending=new AbortController();
for(const type of events)addEventListener(type,start,{capture:true,passive:true,signal:ending.signal});
};
const nextTask=()=>window.scheduler&&scheduler.yield?scheduler.yield():new Promise(done=>setTimeout(done));
const preload=async()=>{
for(const href of files.splice(0)){
document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:'',nonce}));
await nextTask();
}
};
const start=async event=>{
if(event&&event.type==='pointermove'&&!event.movementX&&!event.movementY)return;
if(event&&['pointerdown','focusin'].includes(event.type)&&event.target.closest('${leaving}'))return;
if(isStarting)return;
isStarting=true;
if(ending)ending.abort();
preload();
try{
for(;steps[0];steps.shift()){await import(steps[0]);await nextTask();}
}catch(error){
reportError(error);
isStarting=false;
${waitFor(RETRIES)}
if(window.reloadOldPage)reloadOldPage();
}
};
window.startSite=()=>start();
${starts[moment]}
if(window.isPressed)start();
})();`
      .replaceAll('\n', '')
      // No text in a script element may close it.
      .replaceAll('<', '\\x3C')
  );
};
