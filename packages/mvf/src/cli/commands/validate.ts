import { FINDING_CODES, validate } from '../../validate/index.ts';
import { bundleSource } from '../bundle-source.ts';
import { EXIT, UsageError } from '../cli-io.ts';
import type { Command, ParsedOptions } from '../command.ts';
import { docsUrl } from '../docs-url.ts';
import { formatFindingsJson } from '../findings-json.ts';
import { formatFindingsSarif } from '../findings-sarif.ts';
import { findOtherFormat } from '../other-format.ts';
import { formatFindings } from '../print-findings.ts';
import { createProgressBar } from '../progress-bar.ts';
import { readInput } from '../read-input.ts';

/**
 * Number of findings to list for each rule. One shows the problem, and a reader who requests a rule
 * wants more.
 */
const DEFAULT_LIMIT = 1;
const DEFAULT_LIMIT_OF_RULE = 20;

export const validateCommand: Command = {
  usage: `mvf validate <bundle> [options]

  <bundle>             A zip, a folder, an HTTP URL, or - for standard input.
      --rule <code>    List the findings of this rule only. Can be repeated.
      --limit <n>      Findings to list for each rule. Default: ${DEFAULT_LIMIT}; with --rule, ${DEFAULT_LIMIT_OF_RULE}.
      --strict         Fail on warnings too.
      --no-routing     Skip the checks of the routing graph.
      --json           Print the findings as JSON, all of them unless --limit is set.
      --sarif          Print the findings as SARIF 2.1.0, all of them unless --limit is set.

Exit codes, for all findings whatever is listed:
  0  The bundle is valid. With --strict: and has no warnings.
  1  The bundle breaks a rule or cannot be opened. With --strict: or has warnings.
  2  The arguments are invalid.
  3  The input does not exist or is too large, or is a venue in another format: use mvf convert.`,
  options: {
    rule: { type: 'string', multiple: true },
    limit: { type: 'string' },
    strict: { type: 'boolean' },
    'no-routing': { type: 'boolean' },
    json: { type: 'boolean' },
    sarif: { type: 'boolean' },
  },
  run: async (path, options, io) => {
    const rules = parseRules(options);
    const limit = parseLimit(options);
    const format = parseFormat(options);
    const input = await readInput(path);
    const bar = createProgressBar(io, 'Checking', input.size);
    const result = await validate(bundleSource(input), {
      onProgress: bar.update,
      checks: { routing: options['no-routing'] !== true },
    });
    bar.clear();
    const otherFormat = result.version === undefined ? await findOtherFormat(input) : undefined;
    if (otherFormat) throw otherFormat;
    const selection = { ...(rules && { rules }), ...(limit !== undefined && { limit }) };
    if (format === 'json') io.out(formatFindingsJson(input.name, result, selection));
    else if (format === 'sarif') io.out(formatFindingsSarif(input, result, selection));
    else {
      const { hasColor } = io;
      const defaultLimit = rules ? DEFAULT_LIMIT_OF_RULE : DEFAULT_LIMIT;
      io.out(formatFindings(input.name, result, { hasColor, limit: defaultLimit, ...selection }));
    }
    const isAcceptable =
      result.valid && (options['strict'] !== true || result.counts.warning === 0);
    return isAcceptable ? EXIT.ok : EXIT.findings;
  },
};

function parseRules({ rule }: ParsedOptions): ReadonlySet<string> | undefined {
  if (!Array.isArray(rule)) return undefined;
  const unknown = rule.find((code) => !Object.hasOwn(FINDING_CODES, code));
  if (unknown === undefined) return new Set(rule);
  const page = docsUrl('/docs/mvf/v3/specification/overview#integrity-rules');
  throw new UsageError(
    `--rule: expected the code of a rule, such as unresolved-id, found "${unknown}". Copy a code from the summary, or see ${page}`,
  );
}

function parseLimit({ limit }: ParsedOptions): number | undefined {
  if (limit === undefined) return undefined;
  if (typeof limit === 'string' && /^\d{1,9}$/.test(limit)) return Number(limit);
  throw new UsageError(`--limit: expected a whole number from 0, found "${String(limit)}".`);
}

function parseFormat({ json, sarif }: ParsedOptions): 'text' | 'json' | 'sarif' {
  if (json === true && sarif === true) {
    throw new UsageError('--json, --sarif: expected one of them, found both. Remove one.');
  }
  if (sarif === true) return 'sarif';
  return json === true ? 'json' : 'text';
}
