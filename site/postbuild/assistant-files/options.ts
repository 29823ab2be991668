import type { Brand } from '../../../brand.ts';
import type { BuiltPage } from '../read-built-pages.ts';

export type AssistantFilesOptions = {
  readonly buildFolder: string;
  readonly pages: readonly BuiltPage[];
  /** Holds the example questions. */
  readonly exampleQuestionsFolder: string;
  /** Files that the framework generated for the build: which page comes from which source. */
  readonly generatedFolder: string;
  /** Holds `<sdk>/<version>.json`. */
  readonly referenceFolder: string;
  /** Holds the samples, `<sdk>/<version>/<name>`. */
  readonly samplesFolder: string;
  readonly brand: Brand;
};
