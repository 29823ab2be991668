/** The router bundles a fallback for React versions without contexts. */
const FALLBACK = 'React.createContext || createReactContext';

module.exports = function useNativeContext(source) {
  if (!source.includes(FALLBACK)) {
    throw new Error('native-context-loader: the router has no contexts of its own any more.');
  }
  return source.replace(FALLBACK, 'React.createContext');
};
