import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A link in code that names a symbol; its card is loaded when somebody first points at one. */
function onReach({ target, pointerType }: Event & { readonly pointerType?: string }): void {
  const link =
    pointerType !== 'touch' &&
    (target as Element).closest?.<HTMLAnchorElement>('a[data-symbol],pre a');
  if (link) void import('./symbol-card').then(({ reachSymbol }) => reachSymbol(link));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', onReach);
  document.addEventListener('focusin', onReach);
}
