export { compileFiles } from '../compile/compile-files';
export { readValue, withValue } from '../controls/control-code';
export { readVenue, withVenue } from '../venue/set-venue';
