import type { ReactNode } from 'react';

/** Progress of loading the venue, from 0 to 1 if known. */
export function Loading({ share: ratio }: { readonly share: number | undefined }): ReactNode {
  return (
    <div className="vw-loading" role="status">
      <progress aria-label="Loading the map" {...(ratio !== undefined && { value: ratio })} />
    </div>
  );
}
