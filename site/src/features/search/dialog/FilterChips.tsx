import type { SearchFilters } from '@brand/wire/results';
import { useSdkLabels } from '../client/use-hit-tags';
import { useVersionedSections } from '../client/use-search-context';

type Props = {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
};

/** Chips that filter by SDK, and then by one of its versions. */
export default function FilterChips({ filters, onChange }: Props) {
  const labels = useSdkLabels();
  const sections = useVersionedSections();
  const versions = sections.find(({ id }) => id === filters.sdk)?.versions ?? [];
  return (
    <div className="DocSearch-FacetBar" role="group" aria-label="Search filters">
      {[...labels].map(([sdk, label]) => (
        <Chip
          key={sdk}
          label={label}
          isOn={filters.sdk === sdk}
          onToggle={(isOn) => onChange(isOn ? { sdk } : {})}
        />
      ))}
      {versions.length > 0 && <span className="DocSearch-Divider" />}
      {versions.map(({ name }) => (
        <Chip
          key={name}
          label={name}
          isOn={filters.version === name}
          onToggle={(isOn) => onChange({ sdk: filters.sdk, ...(isOn && { version: name }) })}
        />
      ))}
    </div>
  );
}

type ChipProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
};

function Chip({ label, isOn, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      className="chip DocSearch-Chip"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {label}
    </button>
  );
}
