import type { ReactNode } from 'react';

/** `share` is how much of the venue is there, from 0 to 1, where that is known. */
export function Loading({ share }: { readonly share: number | undefined }): ReactNode {
  return (
    <div className="vw-loading" role="status">
      <progress aria-label="Loading the map" {...(share !== undefined && { value: share })} />
    </div>
  );
}
