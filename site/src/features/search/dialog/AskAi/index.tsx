import { useState } from 'react';
import ConversationScreen from './ConversationScreen';
import './ask-ai.css';
import './code.css';
import './new-conversation.css';
import type { AskAiProps } from './ask-ai-props';

/** The AI mode of the dialog. A new conversation replaces the current one. */
export default function AskAi({ entry, ...props }: AskAiProps) {
  const [started, setStarted] = useState(0);
  return (
    <ConversationScreen
      key={started}
      entry={started === 0 ? entry : undefined}
      onNew={() => setStarted((count) => count + 1)}
      {...props}
    />
  );
}
