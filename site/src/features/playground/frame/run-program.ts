import type { CompiledModule, CompiledProgram } from '../compile/compiled-program.ts';
import type { SourcePlace } from '../run/run-messages.ts';

/** Source files by the URL of their module. */
const files = new Map<string, string>();

/**
 * Runs a program: its style sheets, then its modules. Resolves when the modules have been
 * evaluated.
 */
export async function runProgram(
  { modules, styles }: CompiledProgram,
  assets: Readonly<Record<string, string | Blob>>,
): Promise<void> {
  for (const style of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
  const addresses = new Map<string, string>();
  for (const [name, asset] of Object.entries(assets)) {
    const address =
      typeof asset === 'string' ? new URL(asset, location.href).href : URL.createObjectURL(asset);
    addresses.set(name, address);
  }
  for (const module of modules) {
    const code = new Blob([replaceLinks(module, addresses)], { type: 'text/javascript' });
    const address = URL.createObjectURL(code);
    addresses.set(module.file, address);
    files.set(address, module.file);
  }
  const entry = addresses.get(modules.at(-1)?.file ?? '');
  if (entry !== undefined) await import(entry);
}

function replaceLinks(
  { code, links }: CompiledModule,
  addresses: ReadonlyMap<string, string>,
): string {
  let result = '';
  let done = 0;
  for (const { from, to, target, kind } of links) {
    const address = JSON.stringify(addresses.get(target) ?? '');
    result += code.slice(done, from) + (kind === 'file' ? `new URL(${address})` : address);
    done = to;
  }
  return result + code.slice(done);
}

/** The position of an error in the program: the first frame of the stack that belongs to it. */
export function placeOf(error: unknown): SourcePlace | undefined {
  // Errors of other windows are not instances of `Error` here.
  const { stack = '' } = (error ?? {}) as { readonly stack?: unknown };
  for (const [, address = '', line] of String(stack).matchAll(/(blob:[^\s)]+?):(\d+):\d+/g)) {
    const place = placeAt(address, Number(line));
    if (place) return place;
  }
  return undefined;
}

export function placeAt(address: string, line: number): SourcePlace | undefined {
  const file = files.get(address);
  return file === undefined ? undefined : { file, line };
}
