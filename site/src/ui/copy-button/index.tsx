import { clsx } from 'clsx';
import { useCopy } from '@site/src/kit/use-copy';

type Props = {
  readonly getText: () => string;
  readonly className?: string | undefined;
  /** What is copied, if not the code beside the button. */
  readonly subject?: string;
};

export default function CopyButton({ getText, className, subject }: Props) {
  const [state, copy] = useCopy(getText);
  const label = {
    idle: subject === undefined ? 'Copy' : `Copy ${subject}`,
    copied: 'Copied!',
    failed: 'Press Ctrl+C',
  }[state];
  return (
    <button
      type="button"
      className={clsx('button button--secondary button--sm', className)}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
