import type { ReactNode } from 'react';

/** Progress of loading the venue, from 0 to 1 if known. */
export function Loading({ share }: { readonly share: number | undefined }): ReactNode {
  return (
    <div className="vw-loading" role="status">
      <progress aria-label="Loading the map" {...(share !== undefined && { value: share })} />
    </div>
  );
}
