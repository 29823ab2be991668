import type { AssistantMessage } from '../../assistant/chat-message';
import { listSources } from '../../assistant/list-sources';
import { useMemo } from 'react';
import { TypeIcon } from '../icons';
import AnswerLink from './AnswerLink';
import { useTools } from './ask-ai-tools';

export default function RelatedSources({ answer }: { readonly answer: AssistantMessage }) {
  const { place } = useTools();
  const sources = useMemo(() => listSources(answer, place), [answer, place]);
  if (sources.length === 0) return null;
  return (
    <div className="DocSearch-AskAiScreen-RelatedSources">
      <p className="DocSearch-AskAiScreen-RelatedSources-Title">Related sources</p>
      <div className="DocSearch-AskAiScreen-RelatedSources-List">
        {sources.map(({ title, ...address }) => (
          <AnswerLink
            key={address.href}
            address={address}
            className="button button--secondary button--sm DocSearch-AskAiScreen-RelatedSources-Item-Link"
          >
            <TypeIcon type="lvl2" />
            <span>{title}</span>
          </AnswerLink>
        ))}
      </div>
    </div>
  );
}
