import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Reached = Event & { readonly pointerType?: string };

/**
 * What is loaded when somebody first asks for it: cards of links in text and code, and what the menu
 * of a page does.
 */
function onReach(event: Reached): void {
  const { target, pointerType, type } = event;
  const element = target as Element;
  if (type === 'toggle') {
    if (element.matches('[data-copy-page][open]')) {
      void import(/* webpackChunkName: "copy" */ '@site/src/features/copy-page/copy-menu').then(
        ({ openCopyMenu }) => openCopyMenu(element as HTMLDetailsElement),
      );
    }
    return;
  }
  // Asked for here, for a click may come before the code of the menu.
  const copyButton = element.closest?.<HTMLButtonElement>('[data-copy-page] button');
  if (copyButton && type === 'click') {
    void import(/* webpackChunkName: "copy" */ '@site/src/features/copy-page/copy-menu').then(
      ({ copyPage }) => copyPage(copyButton),
    );
    return;
  }
  const link = element.closest?.<HTMLAnchorElement>('a[data-symbol],a[data-word],pre a');
  const isTap = type === 'click';
  // Fingers cannot rest on a word: they tap it. All others click to go there.
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
  // Before the router takes a tap for a way to another page.
  for (const type of ['pointerover', 'focusin', 'click', 'toggle']) {
    document.addEventListener(type, onReach, true);
  }
}
