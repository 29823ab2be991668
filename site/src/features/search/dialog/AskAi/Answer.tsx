import { listCodeChecks } from '../../assistant/answer-additions';
import { type AnswerBlock, listBlocks } from '../../assistant/answer-blocks';
import type { AssistantMessage } from '../../assistant/chat-message';
import { countCodeBlocks, parseMarkdown } from '../../assistant/parse-markdown';
import { useMemo } from 'react';
import AnswerCode, { CodeChecksContext } from './AnswerCode';
import AnswerLink from './AnswerLink';
import { useTools } from './ask-ai-tools';
import Markdown from './Markdown';
import Spinner from './Spinner';
import ToolLine from './ToolLine';

type Props = { readonly answer: AssistantMessage | undefined; readonly isUnderWay: boolean };

/** The part of an answer that has arrived. */
export default function Answer({ answer, isUnderWay }: Props) {
  const { place } = useTools();
  const blocks = useMemo(
    () => (answer ? listBlocks(answer, isUnderWay) : []),
    [answer, isUnderWay],
  );
  const checks = useMemo(() => listCodeChecks(answer), [answer]);
  return (
    <CodeChecksContext value={checks}>
      <div className="DocSearch-AskAiScreen-MessageContent">
        {isUnderWay && blocks.length === 0 && (
          <p className="DocSearch-AskAiScreen-MessageContent-Reasoning">
            <Spinner />
            <span className="shimmer">Thinking...</span>
          </p>
        )}
        {blocks.map((block, at) =>
          block.kind === 'text' ? (
            <Markdown
              // oxlint-disable-next-line react/no-array-index-key -- Blocks come one after the other, and stay where they are.
              key={at}
              text={block.text}
              place={place}
              firstCodeBlock={countCode(blocks.slice(0, at))}
              Code={AnswerCode}
              Link={AnswerLink}
            />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- As above.
            <ToolLine key={at} block={block} />
          ),
        )}
      </div>
    </CodeChecksContext>
  );
}

/** Number of code blocks in these blocks. */
function countCode(blocks: readonly AnswerBlock[]): number {
  const tokens = blocks.flatMap((block) =>
    block.kind === 'text' ? (parseMarkdown(block.text) ?? []) : [],
  );
  return tokens.reduce((count, token) => count + countCodeBlocks(token), 0);
}
