import type { CodeCheck } from '@brand/wire/assistant';
import { findProgram } from '../../assistant/find-program';
import { languageName } from '../../assistant/language-name';
import { ProgramViewContext } from '../../assistant/program-view';
import { resolveLink } from '../../assistant/resolve-link';
import CodeBlock from '@site/src/ui/code-block';
import { createContext, useContext, useMemo } from 'react';
import { AlertIcon, CheckIcon } from '../icons';
import AnswerLink from './AnswerLink';
import { useTools } from './ask-ai-tools';
import HighlightedCode from '@site/src/ui/highlighted-code';
import type { CodeProps } from './Markdown';
import LivePanel from './LivePanel';
import { useLivePanel } from './use-live-panel';
import { useLiveView } from './use-live-view';

/** Compiler results for the code of an answer, by block number. */
export const CodeChecksContext = createContext<ReadonlyMap<number, CodeCheck>>(new Map());

/** Code of an answer with its compiler result. Programs of the playground can be run. */
export default function AnswerCode({ language, text, number }: CodeProps) {
  const checks = useContext(CodeChecksContext);
  const check = number === undefined ? undefined : checks.get(number);
  return (
    <div className="DocSearch-AskAiScreen-Code">
      <CodeBlock {...(language && { language })} title={languageName(language)}>
        <HighlightedCode text={text} language={language} />
      </CodeBlock>
      {check && <CheckLine check={check} />}
    </div>
  );
}

function CheckLine({ check }: { readonly check: CodeCheck }) {
  const { place } = useTools();
  const { sdk, compiles, message, playground } = check;
  const address = playground === undefined ? undefined : resolveLink(playground, place);
  const program = useMemo(
    () => (playground === undefined ? undefined : findProgram(playground, place)),
    [playground, place],
  );
  const run = useLiveView(useContext(ProgramViewContext));
  const { button, panel, isOpen, stop, onKeyDown } = useLivePanel(run);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The button inside does the same.
    <div onKeyDown={onKeyDown}>
      <div className="DocSearch-AskAiScreen-CodeCheck" data-compiles={compiles}>
        <span className="DocSearch-AskAiScreen-CodeCheck-Result">
          {compiles ? <CheckIcon /> : <AlertIcon />}
          <span>
            {compiles ? 'compiles' : 'does not compile'} with {sdk}
          </span>
        </span>
        {program && run && (
          <button
            ref={button}
            type="button"
            className="button button--secondary button--sm DocSearch-AskAiScreen-ActionButton DocSearch-AskAiScreen-RunButton"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={run.isOn ? stop : run.start}
          >
            {run.isOn ? 'Stop' : 'Run'}
          </button>
        )}
        {address && <AnswerLink address={address}>Open in the playground</AnswerLink>}
        {!compiles && message && <code>{message}</code>}
      </div>
      {isOpen && program && run && (
        <LivePanel id={panel} view={run}>
          {(View) => (
            <>
              <View {...program} />
              {program.hash === '' && (
                <p className="DocSearch-AskAiScreen-Run-Note">
                  The map runs the complete sample that contains this code.
                </p>
              )}
            </>
          )}
        </LivePanel>
      )}
    </div>
  );
}
