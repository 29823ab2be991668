import { useState } from 'react';

/** Calls back in the render in which another venue is shown first, so that its state follows. */
export function useVenueChange(id: string | undefined, onChange: () => void): void {
  const [shown, setShown] = useState(id);
  if (shown === id) return;
  setShown(id);
  onChange();
}
