/** The one helper that the framework's client code takes from tslib, instead of all of it. */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
