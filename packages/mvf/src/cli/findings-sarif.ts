import { groupFindings, type Severity, type ValidationResult } from '../validate/index.ts';
import type { FindingsSelection } from './findings-json.ts';
import type { CliInput } from './read-input.ts';
import { docsUrl } from './docs-url.ts';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Formats the findings as SARIF 2.1.0, the format of code scanning in CI systems. */
export function formatFindingsSarif(
  input: Pick<CliInput, 'kind' | 'name'>,
  { findings }: ValidationResult,
  { limit, rules }: FindingsSelection,
): string {
  const groups = groupFindings(findings).filter(({ code }) => rules?.has(code) ?? true);
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'mvf validate',
            informationUri: docsUrl('/docs/mvf/v3/getting-started#cli'),
            rules: groups.map(({ code, severity, title, fix, docs }) => ({
              id: code,
              shortDescription: { text: title },
              help: { text: fix },
              helpUri: docsUrl(docs),
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        results: groups.flatMap((group, ruleIndex) =>
          group.findings.slice(0, limit).map(({ code, severity, file, pointer, message, fix }) => ({
            ruleId: code,
            ruleIndex,
            level: LEVELS[severity],
            message: { text: `${message} ${fix}` },
            locations: [
              {
                physicalLocation: { artifactLocation: { uri: artifactUri(input, file) } },
                logicalLocations: [{ fullyQualifiedName: `${file}#${pointer}` }],
              },
            ],
          })),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/**
 * Returns the URI of an artifact. A file in a folder is its own artifact; a file inside a zip has
 * the zip as its artifact.
 */
function artifactUri({ kind, name }: Pick<CliInput, 'kind' | 'name'>, file: string): string {
  if (kind === 'address') return name;
  const path = kind === 'folder' && file !== '' ? `${name.replace(/[/\\]+$/, '')}/${file}` : name;
  const uri = path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  // Absolute paths need a scheme, with the drive as the first segment.
  return /^\/|^[A-Za-z]%3A\//.test(uri)
    ? `file:///${uri.replace(/^\//, '')}`.replace('%3A', ':')
    : uri;
}
