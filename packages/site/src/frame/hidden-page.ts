/** Attribute of the document of a member that was left, until its session is confirmed. */
const HIDDEN = 'data-left';

/** Rule that hides such a document. It keeps its layout, and so the scroll position. */
export const hiddenPageCss = `html[${HIDDEN}] *{visibility:hidden!important}`;

/** Hides or shows the content of the page. */
export const setHidden = (isHidden: boolean): boolean =>
  document.documentElement.toggleAttribute(HIDDEN, isHidden);

/**
 * Script of a member's document: it is hidden when it is left, and loads again when the browser restores it. Once the
 * site is idle, `confirmReturn` shows it instead.
 */
export const hideWhenLeft = `addEventListener('pagehide',event=>{
if(event.persisted)document.documentElement.setAttribute('${HIDDEN}','');
});
addEventListener('pageshow',event=>{
if(event.persisted&&!window.confirmsReturn)location.reload();
})`.replaceAll('\n', '');
