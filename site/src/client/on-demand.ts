import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Reached = Event & { readonly pointerType?: string };

/** Loads code on first use: cards of links in text and code, keys of menus, and copying a page. */
function onReach(event: Reached): void {
  const { target, pointerType, type } = event;
  const element = target as Element;
  if (type === 'toggle') {
    if (element.matches('[data-menu][open]')) {
      void import(/* webpackChunkName: "open" */ '@site/src/ui/menu/open-menu').then(
        ({ openMenu }) => openMenu(element as HTMLDetailsElement),
      );
    }
    return;
  }
  // Handled here, because a click may come before the code of the menu has loaded.
  const copyButton = element.closest?.<HTMLButtonElement>('[data-copy-page] button');
  if (copyButton && type === 'click') {
    void import(/* webpackChunkName: "copy" */ '@site/src/features/copy-page/copy-page').then(
      ({ copyPage }) => copyPage(copyButton),
    );
    return;
  }
  const link = element.closest?.<HTMLAnchorElement>('a[data-symbol],a[data-word],pre a');
  const isTap = type === 'click';
  // Touch has no hover, so a tap opens the card. Other pointers follow the link on click.
  if (!link || isTap !== (pointerType === 'touch')) return;
  if ('word' in link.dataset) {
    if (isTap) event.preventDefault();
    void import(/* webpackChunkName: "word" */ '@site/src/features/glossary/word-card').then(
      ({ reachWord }) => reachWord(link, isTap),
    );
  } else if (!isTap) {
    void import(/* webpackChunkName: "symbol" */ '@site/src/reference/symbol-card').then(
      ({ reachSymbol }) => reachSymbol(link),
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Captured before the router handles a tap as navigation.
  for (const type of ['pointerover', 'focusin', 'click', 'toggle']) {
    document.addEventListener(type, onReach, true);
  }
}
