import { inspectBundle, type BundleSummary } from '../../bundle/inspect-bundle.ts';
import { readBundle } from '../../bundle/read-bundle.ts';
import { bundleSource } from '../bundle-source.ts';
import { EXIT, printable } from '../cli-io.ts';
import type { Command } from '../command.ts';
import { createProgressBar } from '../progress-bar.ts';
import { count } from '../print-findings.ts';
import { readInput } from '../read-input.ts';

export const inspectCommand: Command = {
  usage: `mvf inspect <bundle> [options]

  <bundle>             A zip, a folder, an HTTP URL, or - for standard input.
      --json           Print the summary as JSON.`,
  options: { json: { type: 'boolean' } },
  run: async (path, options, io) => {
    const input = await readInput(path);
    const bar = createProgressBar(io, 'Reading', input.size);
    const bundle = await readBundle(bundleSource(input));
    const summary = await inspectBundle(bundle, { onProgress: bar.update });
    bar.clear();
    io.out(
      options['json'] === true ? `${JSON.stringify(summary, null, 2)}\n` : formatSummary(summary),
    );
    return EXIT.ok;
  },
};

function formatSummary(summary: BundleSummary): string {
  const floors = summary.floors.map(({ id, name, elevation, features, nodes }) => {
    const what = [count(features, 'shape'), ...(nodes > 0 ? [count(nodes, 'node')] : [])].join(
      ', ',
    );
    return `  ${String(elevation).padStart(4)}  ${printable(name)} (${printable(id)}): ${what}\n`;
  });
  const files = summary.files.map(
    ({ path, bytes, known }) =>
      `  ${String(bytes).padStart(10)}  ${printable(path)}${known ? '' : '  (not part of the format)'}\n`,
  );
  const facts = [
    summary.locations > 0 ? count(summary.locations, 'location') : '',
    summary.connections > 0 ? count(summary.connections, 'connection') : '',
    summary.languages.length > 0 ? `languages ${summary.languages.join(', ')}` : '',
  ].filter((fact) => fact !== '');
  return [
    `${printable(summary.name)}: MVF ${summary.version}, ${count(summary.floors.length, 'floor')}\n`,
    facts.length > 0 ? `${facts.join(', ')}\n` : '',
    '\nFloors\n',
    ...floors,
    '\nFiles, in bytes\n',
    ...files,
  ].join('');
}
