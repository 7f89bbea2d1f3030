import { CONSENT_COOKIE, PREFERENCES_PATH } from '@meetcute/core';

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
