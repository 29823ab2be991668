/**
 * Starts the client in steps: the page is painted first, then the code runs in portions that yield
 * to the browser. Run at once, it would block the main thread for the sum of all portions.
 */
const PORTIONS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js'),
  // The client preloads again, and finds it done.
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

/** A hidden tab never paints, so it does not wait. */
function nextPaint() {
  if (document.visibilityState === 'hidden') return undefined;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}

start();
