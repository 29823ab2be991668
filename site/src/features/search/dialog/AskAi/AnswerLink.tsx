import { isForBrowser } from '../../client/use-open-hit';
import { useTools } from './ask-ai-tools';
import type { LinkProps } from './Markdown';

/** A link in an answer. Opens pages of this site with the router, others in a new tab. */
export default function AnswerLink({ address: { href, isPage }, className, children }: LinkProps) {
  const { onOpen } = useTools();
  if (!isPage) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onOpen(href);
      }}
    >
      {children}
    </a>
  );
}
