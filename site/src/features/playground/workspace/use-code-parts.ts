import { useEffect, useState } from 'react';
import { type CodeParts, loadCodeParts } from '../lazy/load-parts';

/** What reads and changes code. Its parser comes after the map. */
export function useCodeParts(isNeeded: boolean): CodeParts | undefined {
  const [code, setCode] = useState<CodeParts>();
  useEffect(() => {
    if (isNeeded) void loadCodeParts().then(setCode);
  }, [isNeeded]);
  return code;
}
