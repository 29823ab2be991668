import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLUGIN_SOURCE } from './make-plugin.ts';

export function readPluginSource(file: string): string {
  return readFileSync(join(PLUGIN_SOURCE, file), 'utf8');
}

/** The names in a constant array of one of the plugin's classes. */
export function listInPlugin(className: string, constant: string): string[] {
  const text = readPluginSource(`includes/class-${className}.php`);
  const [, list = ''] = new RegExp(`const ${constant} += array\\((.*?)\\);`, 's').exec(text) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
