/** The part of lunr that the benchmark uses; lunr has no types of its own. */
declare module 'lunr' {
  type Token = { toString: () => string };
  type TermOptions = {
    fields?: string[];
    boost?: number;
    usePipeline?: boolean;
    wildcard?: number;
    editDistance?: number;
  };
  type Query = { term: (word: string, options: TermOptions) => Query };
  type Index = {
    query: (build: (query: Query) => void) => readonly { ref: string; score: number }[];
  };
  type Builder = {
    ref: (name: string) => void;
    field: (name: string, options?: { boost?: number }) => void;
    add: (document: Readonly<Record<string, string>>, options?: { boost?: number }) => void;
  };
  type Lunr = {
    (configure: (builder: Builder) => void): Index;
    tokenizer: { (text: string): Token[]; separator: RegExp };
    Query: { wildcard: { NONE: number; LEADING: number; TRAILING: number } };
  };
  const lunr: Lunr;
  export default lunr;
}
