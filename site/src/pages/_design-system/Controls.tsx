import KindBadge from '@site/src/reference/kind-badge';
import { KIND_WORDS } from '@site/src/reference/kinds';
import CopyButton from '@site/src/ui/copy-button';
import FileButton from '@site/src/ui/file-button';
import Tabs from '@site/src/ui/tabs';
import { panelId, tabId } from '@site/src/ui/tabs/tab-ids';
import Link from '@docusaurus/Link';
import type { SymbolKind } from '@brand/reference';
import { clsx } from 'clsx';
import { useState } from 'react';
import styles from './styles.module.css';

const KINDS = ['primary', 'secondary'] as const;
const TABS = [
  { name: 'web', title: 'TypeScript' },
  { name: 'react', title: 'React' },
  { name: 'angular', title: 'Angular' },
] as const;
const CHIPS = ['Guides', 'Reference', 'Samples'];

/** What can be pressed, and what marks a thing. */
export default function Controls() {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('web');
  const [chosen, setChosen] = useState('Reference');
  return (
    <section className={styles.part} aria-labelledby="controls">
      <h2 id="controls">Controls</h2>
      <h3>Buttons</h3>
      {['', 'button--sm'].map((size) => (
        <div key={size} className={styles.row}>
          {KINDS.map((kind) => (
            <ButtonStates key={kind} className={clsx('button', `button--${kind}`, size)} />
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <CopyButton getText={() => 'const map = await showVenue(element, venue);'} />
        <FileButton label="Open a file" accept=".zip" onFile={() => undefined} />
        <FileButton label="Open a file" accept=".zip" onFile={() => undefined} isSmall />
        <Link className="button button--secondary" to="/playground">
          A link as a button
        </Link>
      </div>
      <h3>Chips</h3>
      <div className={styles.row}>
        {CHIPS.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <h3>Tabs</h3>
      <Tabs id="language" label="Language" tabs={TABS} chosen={tab} onChoose={setTab} />
      {TABS.map(({ name, title }) => (
        <p
          key={name}
          id={panelId('language', name)}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={tabId('language', name)}
          hidden={name !== tab}
        >
          The panel of {title}.
        </p>
      ))}
      <h3>Badges and keys</h3>
      <div className={styles.row}>
        {(Object.keys(KIND_WORDS) as SymbolKind[]).map((kind) => (
          <KindBadge key={kind} kind={kind} />
        ))}
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </div>
    </section>
  );
}

function ButtonStates({ className }: { readonly className: string }) {
  return (
    <>
      <button type="button" className={className}>
        Open
      </button>
      <button type="button" className={className} aria-busy="true">
        Loading
      </button>
      <button type="button" className={className} disabled>
        Disabled
      </button>
    </>
  );
}
