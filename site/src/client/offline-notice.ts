import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Only readers who downloaded the documentation have a service worker; all others load nothing.
if (ExecutionEnvironment.canUseDOM && navigator.serviceWorker?.controller) {
  void import(
    /* webpackChunkName: "offline-notice" */ '@site/src/features/offline/notice/announce-update'
  ).then(({ announceUpdate }) => announceUpdate());
}
