import Link from '@docusaurus/Link';
import styles from './about-code.module.css';

/** What readers can do with the code beside it. */
export default function AboutCode({ sample }: { readonly sample: string }) {
  return (
    <div className={styles.about}>
      <h2>Twenty lines draw this map</h2>
      <p>
        The code is one of our samples, which every build compiles and runs. Change a line here, and
        the map changes with it.
      </p>
      <ul>
        <li>
          Replace a stop with one from the comment. <code>routeThrough</code> finds the new route.
        </li>
        <li>
          Set <code>pitchDegrees</code> to 30 to look at the floors from above.
        </li>
        <li>Misspell a stop. The error message names the line, and the previous map stays.</li>
      </ul>
      <p className={styles.links}>
        <Link to={`/playground/?sample=${sample}`}>Open this code in the playground</Link>
        <Link to="/web-sdk/wayfinding">Wayfinding</Link>
        <Link to="/web-sdk/stacked-maps">Stacked maps</Link>
      </p>
    </div>
  );
}
