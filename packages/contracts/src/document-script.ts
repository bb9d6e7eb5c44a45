import { answerLimit } from './fetch-in-time.ts';

/**
 * The script at the start of every document, which works before and without all others. The Content-Security-Policy
 * allows it by its hash.
 *
 * - Repairs what add-ons have replaced or frozen of the language before any other script runs: `Array.from` of old libraries,
 *   and prototypes whose properties can't be assigned to objects that inherit them. Our libraries assign `push` of
 *   webpack's lists and `name` and `message` of errors. Replaces `performance` and `history.state` where they are missing or
 *   throw, and `AbortController` by the signal of a stream. Ignores `document.write` after the document was parsed, which
 *   would remove the page and every event listener.
 *   `shell/src/app/repair-browser.ts` repairs the rest.
 * - Takes the names away from inserted elements that hide properties of the document or of our forms, such as
 *   `<form name="head">` or `<input name="submit">`: as soon as they are inserted, before another script needs the property.
 *   Declares variables that our libraries look for, which the id of an element would otherwise define: the remotes, and
 *   what React reads of `window`.
 * - Stores what the visitor clicked last, by mouse, touch or keyboard, for `packages/host/src/early-press.ts`.
 * - Keeps the text of served forms that React has not hydrated when the document is left, also by a reload, and fills it
 *   in again. It is kept like the text of other forms (`marketing/src/submission/kept-text.ts`), which then take it over.
 * - Keeps which boxes outside forms are ticked in the same way.
 * - Reloads the page once if the shell's script has failed: the network changed for example, or a proxy or the browser
 *   kept a document whose scripts are gone. If that can't help, marks the page, whose forms then say that they do not work.
 *   `packages/host/src/reload-once.ts` does the same for other scripts.
 * - Marks the page also after 15 seconds in which its scripts have not run: a server that never answers is no error for the
 *   browser. The mark goes when they run.
 */
export const documentScript = `{
const own=(target,...names)=>{
for(const name of names)Object.defineProperty(target,name,{value:target[name],writable:true,configurable:true})
};
for(const app of ["shell","marketing","admin"])own(window["webpackChunk"+app]=[],"push");
const error=Error();
error.name="own";
if(error.name!=="own"){
const Native=Error;
const Own=function(...values){return Reflect.construct(Native,values,new.target||Own)};
Object.setPrototypeOf(Own,Native);
Own.prototype=Object.create(Native.prototype);
own(Own.prototype,"name","message","toString");
const isInstance=Function.prototype[Symbol.hasInstance];
Object.defineProperty(Own,Symbol.hasInstance,{value(value){return isInstance.call(this===Own?Native:this,value)}});
window.Error=Own
}
try{
if(Array.from(new Set([1]),one=>one+1)[0]!==2)throw 0
}catch{
Array.from=(items,change,self)=>{
const list=[...(Symbol.iterator in Object(items)?items:[].slice.call(items))];
return change?list.map(change,self):list
}
}
Object.hasOwn??=(object,key)=>({}).hasOwnProperty.call(object,key);
Array.prototype.at||Object.defineProperty(Array.prototype,"at",{value(index){return this[index<0?this.length+index:index]}});
for(const name of ["open","write","writeln"]){
const native=Document.prototype[name];
Reflect.set(Document.prototype,name,function(...values){
const opensWindow=name==="open"&&values.length>2;
return opensWindow||this!==document||document.readyState==="loading"?native.apply(this,values):this
})
}
String.prototype.replaceAll||Object.defineProperty(String.prototype,"replaceAll",{value(old,change){
return this.replace(old instanceof RegExp?old:RegExp(String(old).replace(/\\W/g,"\\\\$&"),"g"),change)
}});
window.requestAnimationFrame??=task=>setTimeout(task,16,performance.now());
window.cancelAnimationFrame??=id=>{clearTimeout(id)};
window.AbortController??=class{
constructor(){this.stream=new WritableStream({start:({signal})=>{this.signal=signal}})}
abort(reason=new DOMException("Aborted","AbortError")){this.stream.abort(reason).catch(()=>{})}
};
try{
history.state
}catch{
let state=null;
for(const name of ["pushState","replaceState"]){
const native=history[name];
Reflect.set(history,name,(next,...rest)=>{
native.call(history,next,...rest);
state=next
})
}
addEventListener("popstate",e=>{state=e.state});
Reflect.defineProperty(history,"state",{get:()=>state})
}
window.queueMicrotask??=task=>{Promise.resolve().then(task)};
window.CSS??={supports:()=>false,escape:String};
try{
[...performance.getEntriesByType("navigation"),performance.now()]
}catch{
const timeOrigin=Date.now();
const none=()=>[];
Object.defineProperty(window,"performance",{value:{timeOrigin,now:()=>Date.now()-timeOrigin,getEntriesByType:none,getEntriesByName:none}})
}
for(const name of ["marketing","admin","nodeName","process"])window[name]??=undefined
}
addEventListener("click",e=>{window.earlyClick=e.target},true);
{
const isTaken=element=>Object.keys(element).some(key=>key.startsWith("__react"));
const find=document.querySelectorAll;
const {getAttribute,removeAttribute}=Element.prototype;
const hiding=[
["form,img,iframe,embed,object",Document.prototype],
["main,[role$=dialog]",HTMLFormElement.prototype,":is(input,button,select,textarea,output,fieldset,object,img)"]
];
const show=()=>{
for(const [parents,prototype,fields=""] of hiding)
for(const element of find.call(document,":is("+parents+") "+fields))
for(const key of ["name","id"]){
const value=getAttribute.call(element,key);
if(value!=="name"&&value in prototype&&!isTaken(element))removeAttribute.call(element,key)
}
};
try{
new MutationObserver(show).observe(document,{childList:true,subtree:true,attributeFilter:["name","id"]})
}catch{}
const ticked="ticked:"+location.pathname;
const boxes=()=>[...document.querySelectorAll('main [type="checkbox"]')].filter(({form})=>!form);
const each=use=>{
for(const form of document.querySelectorAll("main form[data-form]"))
try{
if(isTaken(form))continue;
const key="typed:"+form.dataset.form;
const kept=JSON.parse(sessionStorage.getItem(key))||{};
use([...form.elements].filter(({type,tabIndex})=>/^text|tel/.test(type)&&tabIndex>=0),kept,key)
}catch{}
};
window.keepTyped=()=>{
each((fields,kept,key)=>{
if(fields.some(({value})=>value))
sessionStorage.setItem(key,JSON.stringify({begunAt:performance.timeOrigin,...kept,values:{...kept.values,...Object.fromEntries(fields.map(({name,value})=>[name,value]))}}))
});
try{
const now=boxes().map(box=>box.checked&&!isTaken(box));
if(now.includes(true))sessionStorage.setItem(ticked,JSON.stringify(now))
}catch{}
};
addEventListener("pagehide",keepTyped);
addEventListener("DOMContentLoaded",()=>{
each((fields,{values})=>{
for(const field of fields)field.value=field.value||values?.[field.name]||""
});
try{
const kept=JSON.parse(sessionStorage.getItem(ticked));
sessionStorage.removeItem(ticked);
boxes().forEach((box,index)=>{if(kept[index])box.checked=true})
}catch{}
});
addEventListener("DOMContentLoaded",()=>{
const hasShell="suiteFederation" in window;
const giveUp=()=>document.getElementById("page")?.setAttribute("data-without-script","");
const {href}=location;
try{
const kept=sessionStorage;
if(hasShell)kept.removeItem("reloaded");
else if(kept.getItem("reloaded")===href)giveUp();
else fetch(href,{method:"HEAD",cache:"no-store"}).then(({ok})=>{
if(!ok)return giveUp();
kept.setItem("reloaded",href);
location.reload()
},giveUp)
}catch{
if(!hasShell)giveUp()
}
});
const watch=setInterval(()=>{
const page=document.getElementById("page");
const hasRun=page&&isTaken(page);
if(hasRun)clearInterval(watch);
if(hasRun||performance.now()>${answerLimit})page?.toggleAttribute("data-without-script",!hasRun)
},1000)
}`;
