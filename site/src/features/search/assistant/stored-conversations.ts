import { findStorage } from '@site/src/kit/find-storage';
import { type AssistantMessage, textOf } from './chat-message';

/** Spec §2: as many as the start screen shows. */
const MAX_CONVERSATIONS = 10;
/** A part of the roughly five million characters that browsers store per site. */
const MAX_CHARACTERS = 1_000_000;

/** A stored conversation, in the format of DocSearch: a hit. */
export type Conversation = {
  readonly objectID: string;
  /** The first question. */
  readonly query: string;
  readonly messages: readonly AssistantMessage[];
};

type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The last conversations of a reader. Those that cannot be stored stay in memory. */
export class StoredConversations {
  readonly #key: string;
  readonly #storage: ListStorage | undefined;
  /** Cache of the parsed list, and the text that it was parsed from. */
  #items: readonly Conversation[] = [];
  #text: string | null = null;

  constructor(index: string, storage: ListStorage | undefined = findStorage('localStorage')) {
    this.#key = `__DOCSEARCH_ASKAI_CONVERSATIONS__${index}`;
    this.#storage = storage;
  }

  /** Newest first. Other tabs may have added some. */
  getAll(): readonly Conversation[] {
    const text = this.#read();
    if (text === this.#text) return this.#items;
    this.#text = text;
    this.#items = parse(text).slice(0, MAX_CONVERSATIONS);
    return this.#items;
  }

  /** Moves a conversation to the front. */
  save(id: string, messages: readonly AssistantMessage[]): void {
    const first = messages.find(({ role }) => role === 'user');
    const query = textOf(first);
    if (query === '') return;
    // DocSearch names conversations differently, so they are also matched by their first message.
    const others = this.getAll().filter(
      (it) => it.objectID !== id && it.messages[0]?.id !== first?.id,
    );
    this.#write([{ objectID: id, query, messages }, ...others].slice(0, MAX_CONVERSATIONS));
  }

  remove(id: string): void {
    this.#write(this.getAll().filter(({ objectID }) => objectID !== id));
  }

  #read(): string | null {
    try {
      return this.#storage?.getItem(this.#key) ?? null;
    } catch {
      return this.#text;
    }
  }

  /** Drops the oldest until the rest fits. */
  #write(items: readonly Conversation[]): void {
    for (let kept = items.length; kept >= 0; kept -= 1) {
      const text = JSON.stringify(items.slice(0, kept).map(toHit));
      if (text.length > MAX_CHARACTERS) continue;
      try {
        this.#storage?.setItem(this.#key, text);
        break;
      } catch {
        // Storage is full: retry with fewer.
      }
    }
    this.#text = this.#read();
    this.#items = items;
  }
}

/** Adds the fields that DocSearch expects. */
function toHit({ objectID, query, messages }: Conversation) {
  return {
    objectID,
    query,
    messages,
    type: 'askAI',
    anchor: 'stored',
    content: null,
    hierarchy: { lvl0: 'askAI', lvl1: query },
    url: '',
    url_without_anchor: '',
  };
}

function parse(text: string | null): Conversation[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isConversation) : [];
  } catch {
    // Not written by this site.
    return [];
  }
}

function isConversation(value: unknown): value is Conversation {
  if (!isRecord(value)) return false;
  const { objectID, query, messages } = value;
  if (typeof objectID !== 'string' || typeof query !== 'string') return false;
  return Array.isArray(messages) && messages.length > 0 && messages.every(isMessage);
}

function isMessage(value: unknown): value is AssistantMessage {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  const { role, parts } = value;
  return (role === 'user' || role === 'assistant') && Array.isArray(parts) && parts.every(isPart);
}

/** Whether a part has the fields that are rendered for its type. */
function isPart(value: unknown): boolean {
  if (!isRecord(value) || typeof value['type'] !== 'string') return false;
  const { type, text, url, data } = value;
  if (type === 'text' || type === 'reasoning') return typeof text === 'string';
  if (type === 'source-url') return typeof url === 'string';
  return type.startsWith('data-') ? isRecord(data) : true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
