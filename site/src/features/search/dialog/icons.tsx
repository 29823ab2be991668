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

export function SparklesIcon() {
  return (
    <Icon>
      <path d="m8.5 4 1.4 3.9 3.9 1.4-3.9 1.4-1.4 3.9-1.4-3.9-3.9-1.4 3.9-1.4zM15.5 2.5v4m-2-2h4M15 14.5v3m-1.5-1.5h3" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M16 10H4m5-5-5 5 5 5" />
    </Icon>
  );
}

export function StopIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M7.5 7.5h5v5h-5z" />
    </Icon>
  );
}

export function NewConversationIcon() {
  return (
    <Icon>
      <path d="M17 10.5v4a2 2 0 0 1-2 2H3.5V5.5a2 2 0 0 1 2-2h5M14.5 2.5v6m-3-3h6" />
    </Icon>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <path d="M10 3 2.5 16.5h15zM10 8.5v3.5m0 2.2v.1" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}

const THUMB =
  'M6.5 9v8M12 4.8 11.2 8.5h4.4a1.5 1.5 0 0 1 1.4 1.9l-1.7 5.4a1.6 1.6 0 0 1-1.5 1.2H4.5A1.5 1.5 0 0 1 3 15.5v-5A1.5 1.5 0 0 1 4.5 9h2L9.8 3a2 2 0 0 1 2.2 1.8z';

export function LikeIcon() {
  return (
    <Icon>
      <path d={THUMB} />
    </Icon>
  );
}

export function DislikeIcon() {
  return (
    <Icon>
      <path d={THUMB} transform="rotate(180 10 10)" />
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

export function SymbolIcon() {
  return (
    <Icon>
      <path d="M7.5 3C4.5 3 6.5 9 3.5 10c3 1 1 7 4 7M12.5 3c3 0 1 6 4 7-3 1-1 7-4 7" />
    </Icon>
  );
}

export function TaskIcon() {
  return (
    <Icon>
      <path d="M4 10h11m-4.5-4.5L15 10l-4.5 4.5" />
    </Icon>
  );
}

/** Icon for the type of a hit: page, text or heading. */
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
