import { type PageQuery, type SearchContext, tagsOfSdk } from '@brand/wire/results';
import { useSdkLabels } from '../client/use-hit-tags';
import { useVersionedSections } from '../client/use-search-context';
import styles from './styles.module.css';

type Props = {
  readonly query: PageQuery;
  readonly context: SearchContext;
  /** Hit counts of docs plugins and versions, by tag. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (query: PageQuery) => void;
};

/** Filters by SDK and version, with hit counts. */
export default function Filters({ query, context, counts, onChange }: Props) {
  const labels = useSdkLabels();
  const sections = useVersionedSections();
  const { text, sdk = '', version = '' } = query;
  const versions = sections.find(({ id }) => id === sdk)?.versions ?? [];
  const count = (tags: readonly string[]): string =>
    counts ? ` (${tags.reduce((sum, tag) => sum + (counts[tag] ?? 0), 0)})` : '';
  return (
    <div className={styles.filters}>
      <select
        aria-label="SDK"
        value={sdk}
        onChange={(event) => onChange({ text, sdk: event.target.value })}
      >
        <option value="">All SDKs{count(context.tags)}</option>
        {[...labels].map(([id, label]) => (
          <option key={id} value={id}>
            {label}
            {count(tagsOfSdk(context.tags, id))}
          </option>
        ))}
      </select>
      <select
        aria-label="Version"
        value={version}
        onChange={(event) => onChange({ text, sdk, version: event.target.value })}
      >
        <option value="">Your versions</option>
        {versions.map(({ name }) => (
          <option key={name} value={name}>
            {name}
            {count(tagsOfSdk(context.tags, sdk, name))}
          </option>
        ))}
        <option value="all">All versions</option>
      </select>
    </div>
  );
}
