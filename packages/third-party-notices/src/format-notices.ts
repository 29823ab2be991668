import type { Notice } from './read-notice.ts';

/** The licences of what others wrote, as one text. */
export function formatNotices(subject: string, notices: readonly Notice[]): string {
  const sections = notices
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, license, text }) =>
      [`## ${name} ${version} (${license})\n`, ...(text === '' ? [] : [`${text}\n`])].join('\n'),
    );
  const contents = sections.length === 0 ? 'no software of others' : 'software of others';
  return [`${subject} contains ${contents}.\n`, ...sections].join('\n');
}
