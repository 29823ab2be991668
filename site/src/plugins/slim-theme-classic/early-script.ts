type EarlyScriptOptions = {
  announcementId: string | undefined;
  storageSuffix: string;
};

/**
 * The inline script that runs first on every page. Its text is the same on all pages, so that one
 * hash in the content security policy covers it.
 */
export function createEarlyScript(options: EarlyScriptOptions): string {
  return `(function(){${dropHtmlEnding}${showNewAnnouncement(options)}${markGuidedMap(options)}${offerRetryOnLoadFailure}${recordEarlySearch}})();`;
}

/**
 * `/page.html` and `/page/index.html` are `/page` (spec §2). The framework loads the code of a page
 * by its URL before it normalises the URL, so the script does it first.
 */
const dropHtmlEnding = `var path=location.pathname.replace(/(?:\\/index)?\\.html$/,'')||'/';if(path!==location.pathname)history.replaceState(null,'',path+location.search+location.hash);`;

/**
 * The theme hides the announcement bar by a stored flag, whichever announcement was dismissed: a
 * new one would stay hidden for one load.
 */
function showNewAnnouncement({ announcementId, storageSuffix }: EarlyScriptOptions): string {
  if (announcementId === undefined) return '';
  const dismissedKey = JSON.stringify(`docusaurus.announcement.dismiss${storageSuffix}`);
  const idKey = JSON.stringify(`docusaurus.announcement.id${storageSuffix}`);
  const id = JSON.stringify(announcementId);
  return `try{if(localStorage.getItem(${idKey})!==${id})localStorage.setItem(${dismissedKey},'false')}catch(e){}`;
}

/** Makes room for the map beside the text before the first paint, so that the text stays in place. */
function markGuidedMap({ storageSuffix }: EarlyScriptOptions): string {
  const key = JSON.stringify(`docusaurus.guided-map${storageSuffix}`);
  return `try{if(localStorage.getItem(${key})==='open')document.documentElement.setAttribute('data-guided-map','open')}catch(e){}`;
}

/**
 * A script that fails on the first load leaves static HTML without any message. (A failure on a
 * later navigation reloads the page; see the framework's PendingNavigation.)
 */
const offerRetryOnLoadFailure = `
var root=document.documentElement,shown=false;
function offer(reason){
  if(shown||root.getAttribute('data-has-hydrated')==='true')return;
  shown=true;root.removeAttribute('data-guided-map');
  var box=document.createElement('div'),text=document.createElement('span'),retry=document.createElement('button');
  box.className='load-failure';box.setAttribute('role','alert');
  text.textContent='Part of this page could not be loaded'+(reason?': '+reason:'')+'. You can read it, but menus and maps do not work.';
  retry.type='button';retry.textContent='Retry';
  retry.addEventListener('click',function(){location.reload()});
  box.append(text,retry);document.body.prepend(box);
}
addEventListener('error',function(event){
  var source=event.target&&event.target.tagName==='SCRIPT'&&event.target.src;
  if(source)offer(source.split('/').pop());
},true);
addEventListener('unhandledrejection',function(event){
  if(event.reason&&event.reason.name==='ChunkLoadError')offer('');
});
`;

/**
 * Records a request for the search before hydration, with the text typed since, so that the search
 * opens once the page is hydrated. `theme/SearchBar` reads the attribute, and sets another one when
 * it listens itself.
 */
const recordEarlySearch = `
addEventListener('keydown',function(event){
  if(event.defaultPrevented||event.altKey||root.hasAttribute('data-search-ready'))return;
  var key=event.key,target=event.target,command=event.ctrlKey||event.metaKey,typed=root.getAttribute('data-search');
  if(command?!event.shiftKey&&key.toLowerCase()==='k':key==='/'&&typed===null&&!/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)&&!target.isContentEditable)typed='';
  else if(!command&&typed!==null&&key.length===1)typed+=key;
  else return;
  root.setAttribute('data-search',typed);event.preventDefault();
});
addEventListener('click',function(event){
  if(!root.hasAttribute('data-search-ready')&&event.target.closest('.DocSearch-Button'))root.setAttribute('data-search','');
});
`;
