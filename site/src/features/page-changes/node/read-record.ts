import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangeKind, KIND_LABELS } from '../page-change.ts';

/** An entry of the record: one file of `site/page-changes`. */
export type RecordedChange = {
  readonly file: string;
  readonly date: string;
  readonly kind: ChangeKind;
  readonly sections: readonly SectionReference[];
  /** Markdown. */
  readonly reason: string;
};

/** `web-sdk/6.0/labels#add-a-label`; without an anchor, the page as a whole. */
export type SectionReference = { readonly page: string; readonly anchor: string };

const NAME = /^(\d{4}-\d{2}-\d{2})-[a-z\d-]+\.md$/;
const FORM = /^---\nkind: (\w+)\nsections:\n((?: {2}- \S+\n)+)---\n\n(\S.*)\n$/;

/** Reads the record, newest first. */
export function readRecord(folder: string): RecordedChange[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .toReversed()
    .map((file) => parseEntry(file, readFileSync(join(folder, file), 'utf8')));
}

export function parseEntry(file: string, text: string): RecordedChange {
  const place = `page-changes/${file}`;
  const date = NAME.exec(file)?.[1];
  if (date === undefined || !isDay(date)) {
    throw new Error(
      `${place}: expected a name that starts with a day, such as 2026-11-18-dark-mode.md. Rename the file.`,
    );
  }
  const [, kind, lines = '', reason = ''] = FORM.exec(text) ?? [];
  if (kind === undefined || !isKind(kind)) {
    throw new Error(
      `${place}: expected front matter with a kind (${Object.keys(KIND_LABELS).join(', ')}) and sections, then one paragraph with the reason. Write it like the other entries.`,
    );
  }
  const sections = lines.match(/\S+#?\S*(?=\n)/g) ?? [];
  return { file, date, kind, reason, sections: sections.map(parseReference) };
}

export function parseReference(text: string): SectionReference {
  const [page = '', anchor = ''] = text.split('#');
  return { page, anchor };
}

export function formatEntry({ kind, sections, reason }: Omit<RecordedChange, 'file' | 'date'>) {
  const lines = sections.map(({ page, anchor }) => `  - ${page}${anchor && `#${anchor}`}\n`);
  return `---\nkind: ${kind}\nsections:\n${lines.join('')}---\n\n${reason}\n`;
}

function isKind(kind: string): kind is ChangeKind {
  return Object.hasOwn(KIND_LABELS, kind);
}

/** 31 February parses as a day in March. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
