/** Leaves out the router for addresses after a `#`, with the history that it keeps. */
const CHOICE = "siteConfig.future.experimental_router === 'hash'";

module.exports = function useBrowserRouter(source) {
  if (!source.includes(CHOICE)) {
    throw new Error('browser-router-loader: the client chooses its router in another way.');
  }
  return source.replace(CHOICE, 'false');
};
