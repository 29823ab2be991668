/**
 * The hash and memory histories belong to routers that the client never starts. Without them the
 * bundler can drop those.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export const createHashHistory = notHere;
export const createMemoryHistory = notHere;

function notHere() {
  throw new Error('history-subset: the site has addresses in the browser, and no others.');
}
