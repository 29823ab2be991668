import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { javaCommand } from './java.ts';
import { type KotlinDiagnostic, parseDiagnostics } from './parse-diagnostics.ts';

const TIMEOUT_MS = 300_000;
const MAX_OUTPUT_BYTES = 16 * 2 ** 20;
const MAX_QUOTED_LENGTH = 2000;

const RUNTIME = [
  'kotlin-compiler',
  'kotlin-stdlib',
  'kotlin-reflect',
  'kotlin-script-runtime',
  'kotlin-daemon-client',
  'kotlinx-coroutines-core-jvm',
  'annotations-13.0',
];

export type Compilation = {
  /** Sources are named relative to it, and so are they in diagnostics. */
  readonly folder: string;
  readonly sources: readonly string[];
  readonly classpath: readonly string[];
  readonly plugins: readonly string[];
  /** A folder for classes, or a file that ends in `.jar`. */
  readonly output: string;
  /** System properties, which plugins read. */
  readonly properties?: Readonly<Record<string, string>>;
};

/** The compiler of the package `kotlin-compiler`, which runs on Java. */
export class KotlinCompiler {
  /** Such as `2.4.20`. */
  readonly version: string;
  readonly #libraries: string;

  constructor() {
    const manifest = createRequire(import.meta.url).resolve('kotlin-compiler/package.json');
    this.version = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
    this.#libraries = join(dirname(manifest), 'lib');
  }

  /** A library or plugin that comes with the compiler. */
  library(name: string): string {
    const path = join(this.#libraries, `${name}.jar`);
    if (existsSync(path)) return path;
    throw new Error(`kotlin-compiler ${this.version}: expected lib/${name}.jar, found none.`);
  }

  /** Compiles files in one Java process and returns errors and warnings. */
  async compile(compilation: Compilation): Promise<readonly KotlinDiagnostic[]> {
    const { folder, sources, classpath, plugins, output, properties = {} } = compilation;
    const { exitCode, text } = await run(folder, [
      // Short runs: the optimising compiler of Java would cost more than it saves.
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Xmx1g',
      ...Object.entries(properties).map(([name, value]) => `-D${name}=${value}`),
      '-cp',
      RUNTIME.map((name) => this.library(name)).join(':'),
      'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
      '-no-reflect',
      '-jvm-target=17',
      ...plugins.map((plugin) => `-Xplugin=${plugin}`),
      ...(classpath.length > 0 ? ['-classpath', classpath.join(':')] : []),
      '-d',
      output,
      ...sources,
    ]);
    const diagnostics = parseDiagnostics(text);
    if (exitCode !== 0 && diagnostics.length === 0) {
      const quoted = text.slice(0, MAX_QUOTED_LENGTH);
      throw new Error(`kotlinc ${this.version} ended with status ${exitCode}: ${quoted}`);
    }
    return diagnostics;
  }
}

function run(cwd: string, args: readonly string[]): Promise<{ exitCode: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { cwd, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
    execFile(javaCommand(), args, options, (error, stdout, stderr) => {
      const exitCode = error?.code ?? 0;
      if (error?.killed) reject(new Error(`kotlinc did not end within ${TIMEOUT_MS / 1000} s.`));
      else if (typeof exitCode === 'string') reject(error);
      else resolve({ exitCode, text: stdout + stderr });
    });
  });
}
