import type {
  AnswerMetadata,
  CodeCheck,
  FollowUps,
  SearchOutput,
  VenueReply,
} from '@brand/wire/assistant';
import type { UIMessage } from 'ai';

export type Feedback = 'like' | 'dislike';

type Data = { 'code-check': CodeCheck; 'follow-ups': FollowUps; venue: VenueReply };
type Tools = { searchIndex: { input: { query: string }; output: SearchOutput } };

type Metadata = Partial<AnswerMetadata> & { stopped?: boolean };

/** A message of a conversation, as displayed, sent and stored. */
export type AssistantMessage = UIMessage<Metadata, Data, Tools> & {
  /** The reader's rating of the answer. Set on questions only. */
  feedback?: Feedback;
};

export type MessagePart = AssistantMessage['parts'][number];

export type Exchange = {
  readonly question: AssistantMessage;
  readonly answer: AssistantMessage | undefined;
};

export function textOf(message: AssistantMessage | undefined): string {
  const texts = message?.parts.map((part) => (part.type === 'text' ? part.text : '')) ?? [];
  return texts.filter(Boolean).join('\n\n');
}

/** Questions with their answers, newest first. */
export function listExchanges(messages: readonly AssistantMessage[]): Exchange[] {
  const exchanges = messages.flatMap((question, at): Exchange[] => {
    if (question.role !== 'user') return [];
    const next = messages[at + 1];
    return [{ question, answer: next?.role === 'assistant' ? next : undefined }];
  });
  return exchanges.toReversed();
}
