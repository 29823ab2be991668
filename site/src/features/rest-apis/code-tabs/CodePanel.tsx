import Tabs from '@site/src/ui/tabs';
import { panelId, tabId } from '@site/src/ui/tabs/tab-ids';
import { type LanguageName, LANGUAGES } from '../code/language-names';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly ref?: Ref<HTMLDivElement>;
  readonly language: LanguageName;
  readonly onLanguage: (language: LanguageName) => void;
  /** Rendered beside the tabs. */
  readonly action?: ReactNode;
  /** Code in the chosen language. */
  readonly children: ReactNode;
};

/** The code of a request with tabs for languages. */
export default function CodePanel({ ref, language, onLanguage, action, children }: Props) {
  const id = useId();
  return (
    <div ref={ref} className={styles.panel}>
      <div className={styles.bar}>
        <Tabs
          id={id}
          label="Language of the request"
          tabs={LANGUAGES}
          chosen={language}
          onChoose={onLanguage}
        />
        {action}
      </div>
      <div id={panelId(id, language)} role="tabpanel" aria-labelledby={tabId(id, language)}>
        {children}
      </div>
    </div>
  );
}
