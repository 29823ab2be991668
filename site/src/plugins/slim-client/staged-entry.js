/**
 * Starts the client in steps: first the page is painted, then the code is run in portions with a
 * breath between them. Run at once it would hold the main thread for as long as all of them.
 */
const PORTIONS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js'),
  // The client does this too, and then finds it done.
  () =>
    import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload.js').then(
      ({ default: preload }) => preload(window.location.pathname),
    ),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

async function start() {
  await nextPaint();
  for (const run of PORTIONS) {
    await run();
    await nextTask();
  }
}

/** A hidden tab paints nothing, so it does not wait. */
function nextPaint() {
  if (document.visibilityState === 'hidden') return undefined;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}

start();
