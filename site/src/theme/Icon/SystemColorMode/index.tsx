import type { ComponentProps } from 'react';

export default function IconSystemColorMode(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16" />
      <path d="M12 7a5 5 0 0 1 0 10z" fill="currentColor" />
    </svg>
  );
}
