import { type RefObject, useState } from 'react';
import type { Topic, TopicVariant } from '../topics/topic';
import Account from '@site/src/account/panel';
import CopyButton from '@site/src/ui/copy-button';
import type { EditorHandle } from './EditorPane';
import ExportMenu from './ExportMenu';
import type { Playing } from './use-session';
import OwnVenueField from './OwnVenueField';
import VenueChooser from './VenueChooser';
import barStyles from './bar.module.css';

type Props = Playing & {
  readonly topic: Topic | undefined;
  readonly variant: TopicVariant | undefined;
  readonly chooseVariant: (sample: string) => void;
  readonly root: RefObject<HTMLElement | null>;
  readonly editor: RefObject<EditorHandle | null>;
};

/** Actions on the whole program. */
export default function Toolbar(props: Props) {
  const { session, state, topic, variant, chooseVariant, root, editor } = props;
  const text = state.files[state.file] ?? '';
  return (
    <div className={barStyles.bar}>
      {topic && topic.variants.length > 1 && (
        <label className={barStyles.field}>
          <span>Program</span>
          <select value={variant?.sample} onChange={({ target }) => chooseVariant(target.value)}>
            {topic.variants.map(({ sample, title }) => (
              <option key={sample} value={sample}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <VenueChooser {...{ session, state }} />
      <OwnVenueField {...{ session, state }} />
      <div className={barStyles.actions}>
        <button
          type="button"
          className={barStyles.button}
          data-main=""
          title="Run the code again (Ctrl or Cmd + Enter)"
          onClick={() => void session.run()}
        >
          Run
        </button>
        <button
          type="button"
          className={barStyles.button}
          disabled={!state.isEdited && !state.bundle}
          onClick={() => session.reset()}
        >
          Reset
        </button>
        <FormatButton editor={editor} />
        <CopyButton className={barStyles.button} getText={() => text} />
        <ExportMenu {...{ session, state }} />
        <FullScreenButton root={root} />
        <Account />
      </div>
    </div>
  );
}

function FormatButton({ editor }: { readonly editor: RefObject<EditorHandle | null> }) {
  const [label, setLabel] = useState('Format');
  const format = async (): Promise<void> => {
    const isDone = await editor.current?.format();
    setLabel(isDone ? 'Format' : 'Loading…');
    if (!isDone) setTimeout(() => setLabel('Format'), 1500);
  };
  return (
    <button type="button" className={barStyles.button} onClick={() => void format()}>
      {label}
    </button>
  );
}

function FullScreenButton({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  // Phones cannot show elements in full screen.
  if (!document.fullscreenEnabled) return undefined;
  const toggle = async (): Promise<void> => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await root.current?.requestFullscreen();
  };
  return (
    <button type="button" className={barStyles.button} onClick={() => void toggle()}>
      Full screen
    </button>
  );
}
