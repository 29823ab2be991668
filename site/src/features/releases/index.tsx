import Link from '@docusaurus/Link';
import { type SupportState, VERSIONED_INSTANCES } from '@site/config/instances';

const COLUMNS: readonly { readonly state: SupportState; readonly label: string }[] = [
  { state: 'current', label: 'Current' },
  { state: 'maintenance', label: 'Maintenance' },
  { state: 'end-of-life', label: 'End of life' },
];

/** All versions of every SDK, by state of support. */
export default function SdkVersions() {
  const sdks = VERSIONED_INSTANCES.filter(({ id }) => id.endsWith('-sdk'));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">SDK</th>
          {COLUMNS.map(({ state, label }) => (
            <th key={state} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sdks.map(({ id, label, versions }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {COLUMNS.map(({ state }) => (
              <td key={state}>
                {versions
                  .filter(({ support }) => support === state)
                  .map(({ name }, index) => (
                    <span key={name}>
                      {index > 0 && ', '}
                      <Link to={name === versions[0].name ? `/${id}` : `/${id}/${name}`}>
                        {name}
                      </Link>
                    </span>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
