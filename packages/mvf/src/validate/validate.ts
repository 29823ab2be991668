import type { MvfLimits } from '../archive/limits.ts';
import { MvfBundle } from '../bundle/bundle.ts';
import type { MvfDocument, MvfVersion } from '../bundle/document.ts';
import { type AnyBundle, type BundleSource, readBundle } from '../bundle/read-bundle.ts';
import { checkFiles } from './check-files.ts';
import type { Severity } from './codes/code-info.ts';
import type { Finding } from './finding.ts';
import { countFindings, FindingList } from './finding-list.ts';
import { loadArchive } from './load-archive.ts';
import { loadDocument } from './load-document.ts';
import type { LoadedBundle } from './loaded-bundle.ts';
import { PROFILES } from './profiles.ts';
import { reportFailure } from './report-failure.ts';
import type { RuleGroup } from './rule.ts';
import {
  createYieldingProgress,
  type Progress,
  type YieldingProgress,
} from './yielding-progress.ts';

/** Options of `validate`. */
export type ValidateOptions = {
  /** Signal that stops the work. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the progress before each file and each rule, and at the end. */
  readonly onProgress?: (progress: Progress) => void;
  /** Limits that protect against hostile input. Each overrides its default in `MVF_LIMITS`. */
  readonly limits?: Partial<MvfLimits>;
  /**
   * Groups of rules to skip, by setting them to `false`. Schemas are always checked.
   * @defaultValue every group
   */
  readonly checks?: Readonly<Partial<Record<RuleGroup, boolean>>>;
  /** Function that replaces the global `fetch` for URLs, for example to add headers. */
  readonly fetch?: typeof fetch;
};

/** Result of a validation. */
export type ValidationResult = {
  /**
   * Whether the bundle breaks no rule of the format. A valid bundle may have warnings, but no
   * errors.
   */
  readonly valid: boolean;
  /** All findings, in the order of the bundle's files and then of the rules. */
  readonly findings: readonly Finding[];
  /** Number of findings of each severity, including those that are not listed. */
  readonly counts: Readonly<Record<Severity, number>>;
  /** Version of the bundle, or `undefined` if the bundle could not be opened. */
  readonly version: MvfVersion | undefined;
};

/**
 * Checks a bundle against the rules of its version: its files, their schemas, references, geometry
 * and routes. Bad data is reported and never throws.
 *
 * @example
 * const { valid, findings } = await validate(zipBytes);
 * for (const { severity, message, fix } of findings) console.warn(severity, message, fix);
 */
export async function validate(
  source: BundleSource | AnyBundle | MvfDocument,
  options: ValidateOptions = {},
): Promise<ValidationResult> {
  const findings = new FindingList(3);
  const stepper = createYieldingProgress(options);
  const loaded = await load(source, { options, findings, stepper });
  if (loaded) await runRules(loaded, { options, findings, stepper });
  const list = findings.finish();
  const counts = countFindings(list);
  return { valid: counts.error === 0, findings: list, counts, version: loaded?.version };
}

type Work = {
  readonly options: ValidateOptions;
  readonly findings: FindingList;
  readonly stepper: YieldingProgress;
};

async function load(
  source: BundleSource | AnyBundle | MvfDocument,
  { options, findings, stepper }: Work,
): Promise<LoadedBundle | undefined> {
  const { limits = {}, signal } = options;
  if (isDocument(source)) {
    const { version } = source;
    if (!Object.hasOwn(PROFILES, version)) {
      const message = `document: expected version 1, 2 or 3, found ${String(version)}.`;
      findings.reportMessage('unknown-version', '', message);
      return undefined;
    }
    findings.version = version;
    return loadDocument(source, findings);
  }
  try {
    const bundle = source instanceof MvfBundle ? source : await readBundle(source, options);
    findings.version = bundle.version;
    return await loadArchive(bundle, { findings, limits, signal, step: stepper.step });
  } catch (error) {
    signal?.throwIfAborted();
    reportFailure(findings, error);
    return undefined;
  }
}

async function runRules(bundle: LoadedBundle, { options, findings, stepper }: Work): Promise<void> {
  const profile = PROFILES[bundle.version];
  stepper.expect(bundle.files.length);
  const view = await checkFiles(bundle, profile, { findings, step: stepper.step });
  const rules = profile.rulesFor(view).filter(({ group }) => options.checks?.[group] !== false);
  stepper.expect(rules.length);
  for (const { run } of rules) {
    await stepper.step();
    run();
  }
  stepper.finish();
}

function isDocument(source: BundleSource | AnyBundle | MvfDocument): source is MvfDocument {
  if (typeof source !== 'object' || source === null || source instanceof MvfBundle) return false;
  return 'version' in source && typeof source.version === 'number';
}
