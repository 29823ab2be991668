import type { CodeCheck } from '@brand/wire/assistant';
import { resolveLink } from '../../assistant/resolve-link';
import CodeBlock from '@site/src/ui/code-block';
import { createContext, useContext } from 'react';
import { AlertIcon, CheckIcon } from '../icons';
import AnswerLink from './AnswerLink';
import { useTools } from './ask-ai-tools';
import type { CodeProps } from './Markdown';

/** Compiler results for the code of an answer, by block number. */
export const CodeChecksContext = createContext<ReadonlyMap<number, CodeCheck>>(new Map());

/** Code of an answer with its compiler result. */
export default function AnswerCode({ language, text, number }: CodeProps) {
  const checks = useContext(CodeChecksContext);
  const check = number === undefined ? undefined : checks.get(number);
  return (
    <div className="DocSearch-AskAiScreen-Code">
      <CodeBlock {...(language && { language })}>{text}</CodeBlock>
      {check && <CheckLine check={check} />}
    </div>
  );
}

function CheckLine({ check }: { readonly check: CodeCheck }) {
  const { place } = useTools();
  const { sdk, compiles, message, playground } = check;
  const address = playground === undefined ? undefined : resolveLink(playground, place);
  return (
    <div className="DocSearch-AskAiScreen-CodeCheck" data-compiles={compiles}>
      <span className="DocSearch-AskAiScreen-CodeCheck-Result">
        {compiles ? <CheckIcon /> : <AlertIcon />}
        <span>
          {compiles ? 'compiles' : 'does not compile'} with {sdk}
        </span>
      </span>
      {address && <AnswerLink address={address}>Open in the playground</AnswerLink>}
      {!compiles && message && <code>{message}</code>}
    </div>
  );
}
