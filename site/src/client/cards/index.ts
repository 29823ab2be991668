import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Links that open a card; what fills it is loaded when somebody first points at one. */
function onReach({ target, pointerType }: Event & { readonly pointerType?: string }): void {
  const link =
    pointerType !== 'touch' &&
    (target as Element).closest?.<HTMLAnchorElement>('a[data-symbol],a[data-word],pre a');
  if (!link) return;
  if ('word' in link.dataset) void import('./word-card').then(({ reachWord }) => reachWord(link));
  else void import('./symbol-card').then(({ reachSymbol }) => reachSymbol(link));
}

function onTap(event: MouseEvent & { readonly pointerType?: string }): void {
  const link =
    event.pointerType === 'touch' &&
    (event.target as Element).closest?.<HTMLAnchorElement>('a[data-word]');
  if (!link) return;
  event.preventDefault();
  void import('./word-card').then(({ tapWord }) => tapWord(link));
}

if (ExecutionEnvironment.canUseDOM) {
  // Before the router takes it for a way to another page.
  document.addEventListener('click', onTap, true);
  document.addEventListener('pointerover', onReach);
  document.addEventListener('focusin', onReach);
}
