import { checkProse } from '../checks/prose/check-prose.ts';

/**
 * `npm run prose` checks the texts that readers see; `npm run prose site/content` prints the
 * findings of a folder or a file, and `-- --counts` how many each rule has.
 */
process.exitCode = checkProse(process.argv.slice(2)) ? 0 : 1;
