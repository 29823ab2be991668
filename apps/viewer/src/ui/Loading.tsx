import type { ReactNode } from 'react';

type LoadingProps = {
  readonly label: string;
  /** From 0 to 1 if known. */
  readonly share: number | undefined;
};

/** Progress of loading the venue. */
export function Loading({ label, share }: LoadingProps): ReactNode {
  return (
    <div className="vw-loading" role="status">
      <progress aria-label={label} {...(share !== undefined && { value: share })} />
    </div>
  );
}
