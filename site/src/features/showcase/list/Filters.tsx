import { choicesOf, type ShowcaseQuery } from '../filter-items';
import type { ShowcaseItem } from '../showcase-item';
import styles from './styles.module.css';

type Props = {
  readonly items: readonly ShowcaseItem[];
  readonly query: ShowcaseQuery;
  readonly onChange: (query: ShowcaseQuery) => void;
};

const FIELDS = [
  { field: 'venueType', label: 'Venue', all: 'All venues' },
  { field: 'feature', label: 'Feature', all: 'All features' },
] as const;

export default function Filters({ items, query, onChange }: Props) {
  return (
    <search className={styles.filters}>
      <label className={styles.field}>
        <span className="visually-hidden">Search the showcase</span>
        <input
          type="search"
          placeholder="Search the showcase"
          autoComplete="off"
          value={query.text}
          onChange={(event) => onChange({ ...query, text: event.target.value })}
        />
      </label>
      {FIELDS.map(({ field, label, all }) => (
        <select
          key={field}
          aria-label={label}
          value={query[field]}
          onChange={(event) => onChange({ ...query, [field]: event.target.value })}
        >
          <option value="">{all}</option>
          {choicesOf(items, query, field).map(({ value, count }) => (
            <option key={value} value={value}>
              {value} ({count})
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}
