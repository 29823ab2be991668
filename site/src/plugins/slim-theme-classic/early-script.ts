type EarlyScriptOptions = {
  announcementId: string | undefined;
  storageSuffix: string;
};

/**
 * Runs before the theme's own inline script, which hides the announcement bar by a stored flag
 * without asking which announcement was dismissed: a new one would stay hidden for one load.
 */
export function createEarlyScript({ announcementId, storageSuffix }: EarlyScriptOptions): string {
  const dismissedKey = JSON.stringify(`docusaurus.announcement.dismiss${storageSuffix}`);
  const idKey = JSON.stringify(`docusaurus.announcement.id${storageSuffix}`);
  const id = JSON.stringify(announcementId ?? '');
  return `(function(){try{if(localStorage.getItem(${idKey})!==${id})localStorage.setItem(${dismissedKey},'false')}catch(e){}})();`;
}
