import NoticeBox from '@site/src/account/panel/NoticeBox';
import ErrorScreen from '@site/src/features/search/dialog/ErrorScreen';
import Loading from '@theme/Loading';
import { CheckboxGroup } from '@site/src/tools/shared/checkbox-group/CheckboxGroup';
import ToolMessage from '@site/src/tools/shared/tool-message';
import ClickToLoad from '@site/src/ui/click-to-load';
import OutlineNote from '@site/src/ui/outline-note';
import '@site/src/features/search/dialog/search-dialog.css';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

const NONE: readonly { readonly id: string; readonly label: string }[] = [];

/** What a page says: notices, problems, and why there is nothing to see yet. */
export default function Messages(): ReactNode {
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <h3>Notices and problems</h3>
      <ToolMessage notice="All settings were reset." problem="" />
      <ToolMessage notice="" problem="The file is not JSON. Choose a settings file." />
      <OutlineNote />
      {!isDismissed && (
        <div className={styles.toast}>
          <NoticeBox text="The login failed. Try again." onDismiss={() => setIsDismissed(true)} />
        </div>
      )}
      <h3>Empty and loading</h3>
      <div className={styles.pair}>
        <CheckboxGroup legend="Floors" options={NONE} value={[]} onChange={() => undefined} />
        <CheckboxGroup legend="Rooms" options={NONE} value={[]} onChange={() => undefined} isBusy />
        <Loading isLoading pastDelay timedOut={false} error={null} retry={() => undefined} />
        <Loading
          isLoading={false}
          pastDelay
          timedOut={false}
          error={new Error('No connection')}
          retry={() => undefined}
        />
      </div>
      <ClickToLoad label="Map" action="Start the map" note="Loads a demo venue.">
        <p>The map is here.</p>
      </ClickToLoad>
      <h3>Parts of a dialog</h3>
      <div className="DocSearch-Modal">
        <ErrorScreen failure={{ kind: 'retry' }} onRetry={() => undefined} />
      </div>
    </section>
  );
}
