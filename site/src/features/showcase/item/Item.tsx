import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { addressOfItem, itemsOf } from '../items';
import type { ShowcaseItem, ShowcaseVersion } from '../showcase-item';
import { useEffect, useRef } from 'react';
import Source from './Source';
import Stage from './Stage';
import styles from './styles.module.css';

type Props = { readonly version: ShowcaseVersion; readonly item: ShowcaseItem };

/** The running app, its features and its code. */
export default function Item({ version, item }: Props) {
  const { id, title, summary, description, venueType, features } = item;
  const heading = useHeadingInView();
  const showcase = version === '6.0' ? 'Showcase' : `Showcase ${version}`;
  return (
    <article className={styles.item}>
      <PageMetadata title={`${title} (${showcase})`} description={summary} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.summary}>{summary}</p>
      <Stage version={version} item={item} />
      <div className={styles.about}>
        <section aria-label="About this app">
          <h3>Description</h3>
          <p>{description}</p>
        </section>
        <section aria-label="Features">
          <h3>Features</h3>
          <ul className={styles.features}>
            {features.map(({ name, guide }) => (
              <li key={guide}>
                <Link className="chip" to={guide}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.venue}>
            Demo venue: {venueType.toLowerCase()}, <code>{item.venue}</code>
          </p>
        </section>
      </div>
      <h3>Source</h3>
      <Source item={item} />
      <Neighbours version={version} id={id} />
    </article>
  );
}

/** After a link from another item, the page would still be scrolled to its end. */
function useHeadingInView() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.scrollY < window.innerHeight / 2) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

function Neighbours({ version, id }: { readonly version: ShowcaseVersion; readonly id: string }) {
  const items = itemsOf(version);
  const at = items.findIndex((item) => item.id === id);
  const [previous, next] = [items[at - 1], items[at + 1]];
  return (
    <nav className="pagination-nav" aria-label="Other items">
      {previous && (
        <Link
          className="pagination-nav__link pagination-nav__link--prev"
          to={addressOfItem(version, previous.id)}
        >
          <div className="pagination-nav__sublabel">Previous item</div>
          <div className="pagination-nav__label">{previous.title}</div>
        </Link>
      )}
      {next && (
        <Link
          className="pagination-nav__link pagination-nav__link--next"
          to={addressOfItem(version, next.id)}
        >
          <div className="pagination-nav__sublabel">Next item</div>
          <div className="pagination-nav__label">{next.title}</div>
        </Link>
      )}
    </nav>
  );
}
