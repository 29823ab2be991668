import Link from '@docusaurus/Link';
import { VERSIONED_INSTANCES } from '@site/config/instances';
import { REFERENCES } from '@site/src/reference/table';
import styles from './styles.module.css';

type Props = { readonly sdk: string; readonly version: string };

/** Says plainly that a line has no reference in the portal, and what there is instead. */
export default function NoReference({ sdk, version }: Props) {
  const instance = VERSIONED_INSTANCES.find(({ id }) => id === sdk);
  const isLatest = instance?.versions[0].name === version;
  const guides = isLatest ? `/${sdk}/getting-started` : `/${sdk}/${version}/getting-started`;
  const other = REFERENCES.find((each) => each.sdk === sdk);
  return (
    <div className={styles.note}>
      <p>
        <b>
          {instance?.label ?? sdk} {version} has no symbol reference here yet.
        </b>{' '}
        Its guides describe the calls with examples: begin with{' '}
        <Link to={guides}>Getting started</Link>.
      </p>
      {other && (
        <p>
          There is one for <Link to={other.href}>{other.title}</Link>.
        </p>
      )}
    </div>
  );
}
