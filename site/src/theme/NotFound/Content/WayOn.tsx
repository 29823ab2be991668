import Link from '@docusaurus/Link';
import { VERSIONED_INSTANCES } from '@site/config/instances';
import PathSearch from '@site/src/features/search/path-search';
import SuggestedPages from '@site/src/features/search/suggested-pages';
import RoomWithoutDoor from './RoomWithoutDoor';
import styles from './styles.module.css';

const SECTIONS: readonly (readonly [path: string, name: string])[] = [
  ['/docs/overview', 'Platform overview'],
  ...VERSIONED_INSTANCES.map(({ id, label }) => [`/${id}`, label] as const),
  ['/api/api', 'API reference'],
  ['/playground', 'Playground'],
  ['/docs/mvf/v3/getting-started', 'Venue format'],
  ['/docs/category/rest-apis', 'REST APIs'],
  ['/docs/integrations/overview', 'Integrations'],
  ['/docs/tools/overview', 'Tools'],
];

/** What a reader can do on a page that does not exist. */
export default function WayOn() {
  return (
    <>
      <div className={styles.picture}>
        <RoomWithoutDoor />
      </div>
      <div className={styles.help}>
        <SuggestedPages intro="Did you mean one of these?" />
        <PathSearch />
      </div>
      <nav className={styles.sections} aria-labelledby="sections">
        <h2 id="sections">Or start from a section</h2>
        <ul>
          {SECTIONS.map(([path, name]) => (
            <li key={path}>
              {/* The small site of the build's tests has few of these; a browser test checks them. */}
              <Link to={path} data-noBrokenLinkCheck>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
