import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChangeKind, KIND_LABELS } from '../page-change.ts';
import { RECORD_FOLDER, SECTIONS_FILE } from './load-changes.ts';
import { readPages, type SourcePage } from './read-pages.ts';
import { formatEntry, readRecord } from './read-record.ts';
import {
  findUnrecorded,
  formatSectionRecord,
  parseSectionRecord,
  recordSections,
  type UnrecordedChange,
} from './section-record.ts';
import { validateRecord } from './validate-record.ts';

const SITE = join(import.meta.dirname, '../../../..');
const FOLDER = join(SITE, RECORD_FOLDER);
const SECTIONS = join(FOLDER, SECTIONS_FILE);
const USAGE = `Describe them for readers, or say that only the language changed:
  npm run page-changes -- --kind ${Object.keys(KIND_LABELS).join('|')} --name dark-mode --reason "One sentence." web-sdk/6.0/labels …
  npm run page-changes -- --editing web-sdk/6.0/labels …
Without names of pages, the command applies to all of them.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    name: { type: 'string' },
    reason: { type: 'string' },
    editing: { type: 'boolean' },
  },
});

const pages = readPages(SITE);
const findings = validateRecord(readRecord(FOLDER), pages);
const recorded = parseSectionRecord(readFileSync(SECTIONS, 'utf8'));
const unrecorded = findUnrecorded(pages, recorded);
const unknown = positionals.filter((id) => !pages.some((page) => page.id === id));
const chosen = unrecorded.filter(
  ({ page }) => positionals.length === 0 || positionals.includes(page.id),
);

if (findings.length > 0 || unknown.length > 0) {
  for (const finding of findings) console.error(finding);
  for (const id of unknown) {
    console.error(`${id}: expected the id of a page, such as web-sdk/6.0/labels. Check the name.`);
  }
  process.exitCode = 1;
} else if (values.editing) {
  recordPages(chosen.map(({ page }) => page));
  print(`${chosen.length} pages recorded as edited.`);
} else if (values.reason !== undefined) {
  describe(chosen, values.reason);
} else {
  for (const change of unrecorded) print(formatUnrecorded(change));
  print(unrecorded.length === 0 ? 'Every change of a page has an entry.' : `\n${USAGE}`);
}

function describe(changes: readonly UnrecordedChange[], reason: string): void {
  const { kind = '', name = '' } = values;
  if (!Object.hasOwn(KIND_LABELS, kind) || !/^[a-z\d-]+$/.test(name) || changes.length === 0) {
    console.error(changes.length === 0 ? 'These pages have no change without an entry.' : USAGE);
    process.exitCode = 1;
    return;
  }
  const file = `${new Date().toISOString().slice(0, 10)}-${name}.md`;
  const sections = changes.flatMap(({ page, sections: changed }) =>
    changed.map(({ anchor }) => ({ page: page.id, anchor })),
  );
  const entry = formatEntry({ kind: kind as ChangeKind, sections, reason });
  writeFileSync(join(FOLDER, file), entry, { flag: 'wx' });
  recordPages(changes.map(({ page }) => page));
  print(`site/${RECORD_FOLDER}/${file} written. Check it, and commit it with the pages.`);
}

/** Pages that are gone leave the record too. */
function recordPages(updated: readonly SourcePage[]): void {
  const ids = new Set(pages.map(({ id }) => id));
  const next = new Map([...recorded].filter(([id]) => ids.has(id)));
  for (const page of updated) next.set(page.id, recordSections(page));
  writeFileSync(SECTIONS, formatSectionRecord(next));
}

function formatUnrecorded({ page, sections }: UnrecordedChange): string {
  return `${page.id}: ${sections.map(({ anchor }) => anchor || 'the page').join(', ')}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
