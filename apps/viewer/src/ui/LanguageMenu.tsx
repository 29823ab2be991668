import type { ReactNode } from 'react';
import { useSession, useSnapshot } from './session-context.ts';

export function LanguageMenu(): ReactNode {
  const session = useSession();
  const { texts, language } = useSnapshot();
  const { languages } = session.venue;
  if (languages.length < 2) return null;
  return (
    <select
      className="vw-language"
      aria-label={texts.language}
      value={language}
      onChange={({ currentTarget }) => void session.setLanguage(currentTarget.value)}
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
