import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { followSite } from './follow-site.ts';

const NAME = 'swagger-ui-styles';
const OWN = join(import.meta.dirname, 'own.css');

/**
 * Provides the styles of the REST explorer as a string that loads with it. As a style sheet, the
 * framework would add them to the one that every page loads.
 */
export default function swaggerUiStyles(): Plugin<string> {
  return {
    name: NAME,
    getPathsToWatch: () => [OWN],
    loadContent() {
      const path = createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui.css');
      const theirs = followSite(readFileSync(path, 'utf8'));
      return Promise.resolve(theirs + readFileSync(OWN, 'utf8'));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('styles.json', { css: content });
    },
  };
}
