import { useHistory, useLocation } from '@docusaurus/router';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { findTopic } from '../topics';
import { TOPIC_SAMPLES } from '../topics/topic';
import ConsolePane from './ConsolePane';
import ControlsPane from './ControlsPane';
import EditorPane, { type EditorHandle } from './EditorPane';
import MapPane from './MapPane';
import Toolbar from './Toolbar';
import { useSession } from './use-session';
import { VenueDrop } from './VenueDrop';
import paneStyles from './panes.module.css';
import styles from './styles.module.css';

export type WorkspaceProps = {
  /** Id of a topic; else `sample` is set. */
  readonly topic?: string | undefined;
  readonly sample?: string | undefined;
  readonly picture: { readonly folder: string; readonly alt: string } | undefined;
  readonly children?: ReactNode;
};

/** Phones show one of these at a time. */
const VIEWS = { map: 'Map', code: 'Code', controls: 'Controls', console: 'Console' } as const;
type View = keyof typeof VIEWS;

/** The running playground: editor, map, controls and console of one program. */
export default function Workspace({ topic: topicId, sample, picture, children }: WorkspaceProps) {
  const topic = topicId === undefined ? undefined : findTopic(topicId);
  const { search } = useLocation();
  const history = useHistory();
  const wanted = new URLSearchParams(search).get('variant');
  const variant = topic?.variants.find((each) => each.sample === wanted) ?? topic?.variants[0];
  const path = variant ? `${TOPIC_SAMPLES}/${variant.sample}` : (sample ?? '');
  const stage = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const [view, setView] = useState<View>('map');
  const { session, state } = useSession(path, stage);

  const chooseVariant = useCallback(
    (name: string) => history.push({ search: `?variant=${name}` }),
    [history],
  );
  const goTo = useCallback((file: string, line: number) => {
    setView('code');
    editor.current?.goTo(file, line);
  }, []);

  return (
    <VenueDrop {...{ session, state }}>
      <div ref={root} className={styles.workspace} data-view={view}>
        <Toolbar {...{ session, state, topic, variant, chooseVariant, root, editor }} />
        <div className={styles.views} role="group" aria-label="Playground panes">
          {(Object.keys(VIEWS) as View[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              className={styles.view}
              onClick={() => setView(name)}
            >
              {VIEWS[name]}
              {name === 'console' && state.problems.length > 0 && (
                <span className={paneStyles.count}>{state.problems.length}</span>
              )}
            </button>
          ))}
        </div>
        <section className={clsx(styles.editorPane, styles.viewCode)} aria-label="Code">
          {/* A new sample starts a new undo history. */}
          <EditorPane key={path} ref={editor} {...{ session, state }}>
            {/* The page was built with the unchanged code of the first program. */}
            {state.source === undefined ||
            state.source.path.endsWith(`/${topic?.variants[0].sample}`)
              ? children
              : undefined}
          </EditorPane>
        </section>
        <section className={clsx(styles.mapPane, styles.viewMap)} aria-label="Map">
          <MapPane {...{ session, state, picture, stage, goTo }} />
        </section>
        <section className={clsx(styles.controlsPane, styles.viewControls)} aria-label="Controls">
          <ControlsPane
            {...{ session, state }}
            controls={variant?.controls ?? []}
            hint={variant?.hint}
            hasSimulator={topic?.hasSimulator ?? false}
          />
        </section>
        <section className={clsx(styles.consolePane, styles.viewConsole)} aria-label="Console">
          <ConsolePane {...{ session, state, goTo }} />
        </section>
      </div>
    </VenueDrop>
  );
}
