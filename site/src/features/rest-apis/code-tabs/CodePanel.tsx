import Tabs from '@site/src/ui/tabs';
import { panelId, tabId } from '@site/src/ui/tabs/tab-ids';
import { type LanguageName, LANGUAGES } from '../code/language-names';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly language: LanguageName;
  readonly onLanguage: (language: LanguageName) => void;
  /** Code in the chosen language. */
  readonly code: ReactNode;
  /** Rendered below the code. */
  readonly children: ReactNode;
};

/** The code of a request with tabs for languages. */
export default function CodePanel({ language, onLanguage, code, children }: Props) {
  const id = useId();
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Tabs
          id={id}
          label="Request language"
          tabs={LANGUAGES}
          chosen={language}
          onChoose={onLanguage}
        />
      </div>
      <div id={panelId(id, language)} role="tabpanel" aria-labelledby={tabId(id, language)}>
        {code}
      </div>
      {children}
    </div>
  );
}
