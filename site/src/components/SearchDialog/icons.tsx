import type { ReactNode } from 'react';

type IconProps = { readonly className?: string; readonly children: ReactNode };

function Icon({ className, children }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon className="DocSearch-Search-Icon">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function PinIcon() {
  return (
    <Icon>
      <path d="m10 3 2.2 4.5 4.8.7-3.5 3.4.9 4.9-4.4-2.3-4.4 2.3.9-4.9L3 8.2l4.8-.7z" />
    </Icon>
  );
}

export function RecentIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.3l2.8 1.6" />
    </Icon>
  );
}

export function NoResultsIcon() {
  return (
    <Icon>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5M6.5 6.5l4 4m0-4-4 4" />
    </Icon>
  );
}

export function ErrorIcon() {
  return (
    <Icon>
      <path d="M2.5 8.5a11 11 0 0 1 15 0M5.5 11.8a6.6 6.6 0 0 1 9 0M10 15.5h.01M3 3l14 14" />
    </Icon>
  );
}

/** Of what kind a hit is: a page, a passage of text, or a heading. */
export function TypeIcon({ type }: { readonly type: string | undefined }) {
  if (type === 'lvl1' || type === 'lvl0') {
    return (
      <Icon>
        <path d="M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4" />
      </Icon>
    );
  }
  if (type === 'content') {
    return (
      <Icon>
        <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h8" />
      </Icon>
    );
  }
  return (
    <Icon>
      <path d="M8 3 6.5 17M13.5 3 12 17M4 7.5h13M3 12.5h13" />
    </Icon>
  );
}
