import { readFileSync } from 'node:fs';
import {
  fieldTable,
  fileTable,
  jsonSchema,
  type FieldTable,
  type JsonSchemaDocument,
} from '@brand/mvf/reference';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { mvfPageOf, type MvfPage } from './page-of-file.ts';
import { renderExtensions } from './render-extensions.ts';
import { renderFields } from './render-fields.ts';
import { renderFiles } from './render-files.ts';
import { renderRules } from './render-rules.ts';
import { readRules, type SpecRule } from './spec-rules.ts';
import { findTypeSections, sectionKey, type TypeSections } from './type-sections.ts';
import type { Html } from '../../../reference/published.ts';
import { attributeText, type MdxElement } from '../../../markdown/mdast.ts';
import { toAttributes } from '../../../markdown/mdast-builder.ts';

type File = { path?: string; fail: (message: string, node: unknown) => never };

export type MvfTablesOptions = {
  /** Base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
  /** The folder of the general docs. */
  readonly docsFolder: string;
  /** Path of SPEC.md. */
  readonly specFile: string;
  /** The schemas of a version. @defaultValue those of the format */
  readonly schemaOf?: (version: MvfPage['version']) => JsonSchemaDocument;
};

type Context = {
  readonly page: MvfPage;
  readonly baseUrl: string;
  readonly rules: readonly SpecRule[];
  readonly tableOf: (name: string) => FieldTable;
  readonly addressOf: (type: string) => string | undefined;
};
type Tables = { readonly html: Html; readonly anchors: readonly string[] };

const RENDERERS: Readonly<Record<string, (context: Context, of: string) => Tables>> = {
  MvfFields: ({ tableOf, addressOf }, of) => {
    const names = of.split(' ');
    return { html: renderFields({ names, tableOf, addressOf }), anchors: names };
  },
  MvfFiles: ({ page, tableOf, addressOf }) => {
    const files = fileTable(page.version).filter(
      ({ extension }) => page.name === 'data-model' || extension === page.name,
    );
    if (files.length === 0) throw new Error(`there are no files of "${page.name}".`);
    return { html: renderFiles({ files, tableOf, addressOf }), anchors: [] };
  },
  MvfExtensions: ({ page, baseUrl, tableOf }) => {
    const folder = baseUrl + page.path.slice(1, page.path.lastIndexOf('/') + 1);
    const pageOf = (extension: string): string => folder + extension;
    const files = fileTable(page.version);
    return { html: renderExtensions({ files, tableOf, pageOf }), anchors: [] };
  },
  MvfRules: ({ page, rules, baseUrl }) => renderRules({ page, rules, baseUrl }),
};

/**
 * Writes the tables of the format into its pages: `<MvfFields of="Style" />` the fields of a type,
 * `<MvfFiles />` the files of the page's extension, `<MvfRules />` its rules and the findings that
 * link to it, `<MvfExtensions />` all extensions. Version and extension follow from the path of the
 * page.
 */
export default function remarkMvfTables(options: MvfTablesOptions) {
  const { baseUrl, docsFolder, specFile, schemaOf = jsonSchema } = options;
  return (root: Parent, file: File): void => {
    const page = mvfPageOf(file.path ?? '');
    let sections: TypeSections | undefined;
    let rules: readonly SpecRule[] | undefined;
    visit(root, 'mdxJsxFlowElement', (element: MdxElement) => {
      const render = RENDERERS[element.name ?? ''];
      if (!render) return;
      const fail = (message: string): never => file.fail(`<${element.name}>: ${message}`, element);
      if (!page) return fail('it belongs to pages of the format.');
      const { version } = page;
      const context: Context = {
        page,
        baseUrl,
        get rules() {
          return (rules ??= readRules(readFileSync(specFile, 'utf8')));
        },
        tableOf: (name) => fieldTable(schemaOf(version), name),
        addressOf: (type) => {
          const path = (sections ??= findTypeSections(docsFolder)).get(sectionKey(version, type));
          if (path === undefined) return undefined;
          return path === page.path ? `#${type}` : `${baseUrl}${path.slice(1)}#${type}`;
        },
      };
      try {
        const { html, anchors } = render(context, attributeText(element, 'of') ?? '');
        element.name = 'MvfTable';
        element.attributes = toAttributes({ html, anchors: anchors.join(' ') });
      } catch (error) {
        fail((error as Error).message);
      }
    });
  };
}
