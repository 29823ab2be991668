import type { JsonNode } from '../../explore/explorer-protocol';
import type { BenchClient } from '../../workbench-client';
import { useEffect, useState } from 'react';

type Options = {
  readonly client: BenchClient;
  readonly file: string;
  readonly node: JsonNode;
  readonly isOpen: boolean;
};

/**
 * The fields or items of a value: those that it came with, and further ones on request. After an
 * edit, as many are loaded again.
 */
export function useChildren({ client, file, node, isOpen }: Options): {
  readonly children: readonly JsonNode[];
  /** Loads more; `undefined` if all are listed. */
  readonly more: (() => void) | undefined;
  readonly failure: string | undefined;
} {
  const [children, setChildren] = useState(node.children);
  const [wanted, setWanted] = useState(1);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { pointer, size } = node;
      const listed = [...node.children];
      try {
        let isMore = listed.length < Math.min(wanted, size);
        while (isMore) {
          const page = await client.listChildren({ file, pointer }, listed.length);
          listed.push(...page);
          isMore = page.length > 0 && listed.length < wanted;
        }
        if (!isCurrent) return;
        setFailure(undefined);
        setChildren(listed);
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, file, node, wanted, isOpen]);
  const isPart = children.length > 0 && children.length < node.size;
  return { children, more: isPart ? () => setWanted(children.length + 1) : undefined, failure };
}
