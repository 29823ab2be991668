import useBaseUrl from '@docusaurus/useBaseUrl';
import { panelId, tabId } from '@site/src/ui/tabs/tab-ids';
import { clsx } from 'clsx';
import {
  Children,
  cloneElement,
  type ComponentType,
  type CSSProperties,
  type HTMLAttributes,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { LivePartsProps, Variant } from './live-parts-props';
import styles from './styles.module.css';

/** Made by `src/samples/node/remark-live-sample.ts`. */
type Props = {
  /** Folder of its pages below `/samples`. */
  readonly sample: string;
  readonly title: string;
  readonly alt: string;
  /** CSS pixels. */
  readonly height: string;
  /** Names of its variants, with spaces between. */
  readonly variants: string;
  readonly hasPicture?: boolean;
  /** Whether it cannot run here: it needs what our policy refuses. */
  readonly isPictureOnly?: boolean;
  /** Those of them that the playground can open. */
  readonly editable?: string;
  /** Whether map and code stand side by side where there is room. */
  readonly isBeside?: boolean;
  /** The code of each variant, an element with `data-variant`. */
  readonly children: ReactNode;
};

type Pane = ReactElement<HTMLAttributes<HTMLElement> & { readonly 'data-variant': Variant }>;

/** What runs a sample is loaded when one is about to come into view. */
const NEAR = '600px';
// Where it cannot be loaded, picture and code stay.
const LiveParts = lazy<ComponentType<LivePartsProps>>(() =>
  import(/* webpackChunkName: "live" */ './LiveParts').catch(() => ({ default: () => null })),
);

/** A sample with the map that it draws: a picture of it at first, which can be run. */
export default function LiveSample(props: Props) {
  const {
    sample,
    title,
    alt,
    height,
    hasPicture,
    isPictureOnly,
    editable = '',
    isBeside,
    children,
  } = props;
  const variants = props.variants.split(' ') as Variant[];
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const folder = useBaseUrl(`/samples/${sample}`);
  const isNear = useIsNear(root);
  // Known when the parts are there.
  const [chosen, setChosen] = useState<Variant>();
  const variant = chosen ?? variants[0] ?? 'main';
  return (
    <div
      ref={root}
      className={clsx(styles.sample, isBeside && styles.beside)}
      style={{ '--sample-height': `${height}px` } as CSSProperties}
      data-variant={variant}
    >
      <div className={clsx(styles.top, isPictureOnly && styles.pictureOnly)}>
        <div className={styles.picture}>
          {hasPicture &&
            ['light', 'dark'].map((theme) => (
              <img
                key={theme}
                className={styles[theme]}
                src={`${folder}/${theme}.webp`}
                alt={alt}
                width={1440}
                height={840}
                loading="lazy"
                decoding="async"
              />
            ))}
        </div>
        {isNear && !isPictureOnly && (
          <Suspense>
            <LiveParts
              {...{ id, sample, editable, folder, title, variants, variant }}
              onVariant={setChosen}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.code}>
        {chosen ? asPanels(children, { id, variant, variants }) : children}
      </div>
    </div>
  );
}

/** Whether an element is in view or soon will be; stays true. */
function useIsNear(root: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!root.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return isNear;
}

/** Beside tabs, the code of each variant is a panel. */
function asPanels(
  children: ReactNode,
  { id, variant, variants }: Pick<LivePartsProps, 'id' | 'variant' | 'variants'>,
): ReactNode {
  if (variants.length < 2) return children;
  return Children.map(children, (child) => {
    if (!isValidElement(child)) return child;
    const pane = child as Pane;
    const name = pane.props['data-variant'];
    return cloneElement(pane, {
      id: panelId(id, name),
      role: 'tabpanel',
      'aria-labelledby': tabId(id, name),
      hidden: name !== variant,
    });
  });
}
