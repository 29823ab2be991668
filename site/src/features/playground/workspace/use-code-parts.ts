import { useEffect, useState } from 'react';
import { type CodeParts, loadCodeParts } from '../lazy/load-parts';

/** Loads the chunk that parses and edits code, after the map. */
export function useCodeParts(isNeeded: boolean): CodeParts | undefined {
  const [code, setCode] = useState<CodeParts>();
  useEffect(() => {
    if (isNeeded) void loadCodeParts().then(setCode);
  }, [isNeeded]);
  return code;
}
