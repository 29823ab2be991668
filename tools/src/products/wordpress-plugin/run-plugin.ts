import { join } from 'node:path';
import { ROOT } from '../../shared/repo.ts';
import { runPhp } from '../../machine/run-php.ts';

/** A case for `apps/wordpress-plugin/tests/run-cases.php`, which defines the fields. */
export type PluginCase = Readonly<Record<string, unknown>>;

export type PluginResult = {
  readonly output: string;
  readonly enqueued: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly deleted: readonly string[];
};

export type PluginRun = {
  readonly results: readonly PluginResult[];
  readonly modules: Readonly<Record<string, { readonly address: string }>>;
  readonly pages: object;
};

/** Runs the plugin in PHP, with stubs of WordPress. */
export function runPlugin(mainFile: string, cases: readonly PluginCase[]): PluginRun {
  const script = join(ROOT, 'apps/wordpress-plugin/tests/run-cases.php');
  const { stdout, stderr } = runPhp([script, mainFile], JSON.stringify(cases));
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  return JSON.parse(stdout) as PluginRun;
}
