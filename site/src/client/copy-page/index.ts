import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What the menu of a page does is loaded when somebody opens it. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const menu = target as HTMLDetailsElement;
      if (menu.matches('[data-copy-page][open]')) {
        void import('./copy-menu').then(({ openCopyMenu }) => openCopyMenu(menu));
      }
    },
    true,
  );
}
