/**
 * Script that defines `reloadOldPage` for a page whose files could not be loaded. It reloads a page of a past build, whose
 * files the host may no longer have: a page can wait for an interaction across a deploy. It does so once for each build, and
 * only while no field has the focus or was changed. Text that is typed until the new page arrives stops the reload.
 */
export const reloadOldPage = `window.reloadOldPage=async()=>{
try{
const build=document.querySelector('meta[name=build-id]').content,key='reloaded-'+build;
const response=await fetch('/build-id',{cache:'no-store'});
if(!response.ok||await response.text()===build||sessionStorage.getItem(key))return;
const isChanged=field=>{
const{type,options}=field;
if(options)return field.selectedIndex!==Math.max([...options].findIndex(option=>option.defaultSelected),0);
if(type==='checkbox'||type==='radio')return field.checked!==field.defaultChecked;
return field.value!==field.defaultValue;
};
const fields=[...document.querySelectorAll('input,textarea,select')];
if(fields.some(field=>field===document.activeElement||isChanged(field)))return;
sessionStorage.setItem(key,'1');
addEventListener('input',()=>stop(),{once:true});
location.reload();
}catch{}
};`.replaceAll('\n', '');
